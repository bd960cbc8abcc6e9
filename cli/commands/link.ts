import * as v from "valibot";
import { revokeCouplesKeys } from "#app/domain/api-key/mutations.server.ts";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { createLink, revokeLinks, rotateLinks } from "#app/domain/couple-link/mutations.server.ts";
import { forgetWebhook } from "#app/platform/outbox/webhook/mutations.server.ts";
import { requirePublished } from "../address.ts";
import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import { count, print, say, wrongUsage } from "../output.ts";
import { noteIfDown, siteOrigin } from "../site-address.ts";

export const command = defineCommand({
  after: "history",
  description: "make the couple's secret link to their replies",
  arguments: ["<kind/slug>"],
  options: {
    "--rotate":
      "end the links and the couple's keys made so far, shared links too, and make a new link",
    "--revoke": "end the links and the couple's keys made so far, shared links too",
  },
  examples: ["link wedding/anna-arman --remote", "link wedding/anna-arman --rotate --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.union([
    v.strictObject({ url: v.string(), token: v.string() }),
    v.strictObject({ revoked: v.number() }),
  ]),
  /**
   * Creates the couple's secret link; `--rotate` revokes the earlier ones, `--revoke` all; both
   * end what the couple shared, made and set for programs too, because an intruder may have made
   * them.
   */
  async run(address, options, open) {
    if (options.rotate && options.revoke)
      throw wrongUsage("--rotate makes a new link and --revoke makes none: choose one.");
    const origin = options.revoke ? "" : await siteOrigin(options);
    const { content, db } = await open();
    const { path } = await requirePublished(content, address, options);
    if (options.revoke || options.rotate)
      await ask(
        `End all links to the replies of ${path}: the couple's, those in mails, those that they shared, and their programs' keys`,
        "Their links are as they were.",
        options,
      );
    const now = Date.now();
    const author = { invitation: path, person: null, now };
    const keys = [
      recordChange(db, author, "links-ended"),
      revokeCouplesKeys(db, path, now),
      ...forgetWebhook(db, path, now),
    ];
    if (options.revoke) {
      const revoked = await revokeLinks(db, path, now, keys);
      say(
        options,
        revoked === 0 ? `${path} had no link.` : `${count(revoked, "link")} of ${path} revoked.`,
      );
      return { revoked };
    }
    const token = options.rotate
      ? await rotateLinks(db, path, now, keys)
      : await createLink(db, path, now, [recordChange(db, author, "own-link-made")]);
    const url = `${origin}/replies/${token}`;
    say(
      options,
      `Replies to ${path}. Send this link to the couple alone; it cannot be shown again:`,
    );
    print(options, url);
    await noteIfDown(origin, options);
    return { url, token };
  },
});
