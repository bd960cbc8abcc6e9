import {
  createLink,
  revokeLinks,
  rotateLinks,
} from "#app/features/couple-link/mutations.server.ts";
import { findPublishedPath } from "#app/features/authoring/publish-list.ts";
import { notPublished, pathOf } from "../address.ts";
import { ask } from "../ask.ts";
import { count, printJson, UserError, say, type Options } from "../output.ts";
import { siteSettings } from "../settings.ts";
import { withStore } from "../store.ts";

/**
 * `studio link KIND/SLUG`: creates the couple's secret link; `--rotate` revokes the earlier ones,
 * `--revoke` all; both revoke the links that the couple shared too, because an intruder may have
 * made them.
 */
export async function link(
  address: string,
  options: Options & { rotate?: boolean; revoke?: boolean },
): Promise<void> {
  if (options.rotate && options.revoke)
    throw new UserError("--rotate makes a new link and --revoke makes none: choose one.");
  const remote = options.remote ?? false;
  const requestedPath = pathOf(address);
  const origin = options.revoke ? "" : (await siteSettings(remote, ["PUBLIC_URL"])).PUBLIC_URL;
  await withStore(remote, async ({ content, db }) => {
    const path = await findPublishedPath(content, requestedPath);
    if (path === null) throw notPublished(requestedPath, options);
    if (options.revoke || options.rotate)
      await ask(
        `End all links to the replies of ${path}: the couple's, those in mails and those that they shared`,
        "Their links are as they were.",
        options,
      );
    if (options.revoke) {
      const revoked = await revokeLinks(db, path, Date.now());
      if (options.json) printJson({ revoked });
      say(
        options,
        revoked === 0 ? `${path} had no link.` : `${count(revoked, "link")} of ${path} revoked.`,
      );
      return;
    }
    const token = options.rotate
      ? await rotateLinks(db, path, Date.now())
      : await createLink(db, path, Date.now());
    const url = `${origin}/replies/${token}`;
    if (options.json) return printJson({ url, token });
    say(
      options,
      `Replies to ${path}. Send this link to the couple alone; it cannot be shown again:`,
    );
    process.stdout.write(`${url}\n`);
  });
}
