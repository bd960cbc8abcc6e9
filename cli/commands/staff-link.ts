import * as v from "valibot";
import { listStaffLinks } from "#app/studio/staff/data.server.ts";
import { createStaffLink, revokeStaffLinks } from "#app/studio/staff/mutations.server.ts";
import * as shapes from "../answer-shapes.ts";
import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import { momentText, print, say, sayRows, wrongUsage, type Options } from "../output.ts";
import { noteIfDown, siteOrigin } from "../site-address.ts";
import type { Store } from "../store.ts";

export const command = defineCommand({
  after: "today",
  description: "the secret link to the studio's pages for one colleague's phone; who has one",
  arguments: ["[name]"],
  options: {
    "--revoke": "end it",
  },
  examples: ["staff-link Ani --remote", "staff-link Ani --revoke --remote", "staff-link --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.union([
    v.strictObject({ name: v.string(), url: v.string() }),
    v.strictObject({ name: v.string(), revoked: v.number() }),
    v.strictObject({
      links: v.array(v.strictObject({ name: v.string(), createdAt: shapes.moment })),
    }),
  ]),
  /**
   * Creates the secret link by which one of the staff opens the studio's pages on a phone, and
   * ends that person's earlier one; `--revoke` ends it alone. Without a name it lists who has one.
   */
  async run(typedName, options, open) {
    const name = typedName?.trim();
    if (name === undefined) {
      if (options.revoke) throw wrongUsage("Name whose link ends: staff-link Ani --revoke");
      return listLinks(await open(), options);
    }
    if (name === "" || name.length > longestName)
      throw wrongUsage(`Expected a name of at most ${longestName} characters, as in Ani.`);
    const origin = options.revoke ? "" : await siteOrigin(options);
    const { db } = await open();
    if (options.revoke) {
      await ask(`End the link of ${name}, on their phone too`, "The link is as it was.", options);
      const revoked = await revokeStaffLinks(db, name, Date.now());
      say(options, revoked === 0 ? `${name} had no link.` : `The link of ${name} has ended.`);
      return { name, revoked };
    }
    const url = `${origin}/studio/${await createStaffLink(db, name, Date.now())}`;
    say(options, `Send this link to ${name} alone; it cannot be shown again:`);
    print(options, url);
    await noteIfDown(origin, options);
    return { name, url };
  },
});

/** Characters of a name. */
const longestName = 60;

async function listLinks({ db }: Store, options: Options) {
  const links = (await listStaffLinks(db)).map(({ name, createdAt }) => ({ name, createdAt }));
  const rows = links.map(({ name, createdAt }) => [name, momentText(createdAt)]);
  sayRows(options, "Nobody has a link to the studio's pages.", ["NAME", "SINCE"], rows);
  return { links };
}
