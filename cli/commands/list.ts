import { listHeads } from "#app/features/authoring/publish-heads.ts";
import { listPublished, type Difference } from "#app/features/authoring/publish-list.ts";
import { count, printJson, say, tableLines, type Options } from "../output.ts";
import { withStore } from "../store.ts";

type DeskRow = { invitation: string; replies: number; links: number };

/** `studio list`: what is published, how many answered, and whether the couple has a link. */
export async function list(options: Options): Promise<void> {
  const { published, unreadable, differences, desks } = await withStore(
    options.remote ?? false,
    async ({ content, db }) => ({
      ...(await listPublished(content, await listHeads(db))),
      desks: await countByInvitation(db),
    }),
  );
  const rows = published.map((invitation) => {
    const desk = desks.get(invitation.path);
    return { ...invitation, replies: desk?.replies ?? 0, link: (desk?.links ?? 0) > 0 };
  });
  if (options.json)
    printJson(rows.map((row) => ({ ...row, differences: differencesOf(row.path) })));
  for (const row of tableLines([
    ["ADDRESS", "LANGUAGES", "VERSION", "EVENT", "TEMPLATE", "REPLIES", "LINK"],
    ...rows.map(({ path, languages, version, event, template, replies, link }) => [
      path,
      languages.join(" "),
      String(version),
      event.replace("T", " "),
      template,
      String(replies),
      link ? "yes" : "no",
    ]),
  ])) {
    say(options, row);
  }
  say(options, `\n${count(rows.length, "invitation")} published.`);
  if (differences.length > 0) {
    process.stderr.write(`${differenceLines(differences, options).join("\n")}\n`);
    process.exitCode = 1;
  }
  if (unreadable.length > 0) {
    process.stderr.write(
      `This release cannot read ${unreadable.join(", ")}. Publish again what belongs there.\n`,
    );
    process.exitCode = 1;
  }

  function differencesOf(path: string): Difference[] {
    return differences.filter((difference) => difference.path === path);
  }
}

/** What shows something else than it should, and how to mend it. */
function differenceLines(differences: readonly Difference[], { remote }: Options): string[] {
  const way = remote ? " --remote" : "";
  return [
    "These addresses show something else than what was published last (a change of the last minute may still be on its way):",
    ...differences.map(({ address, path, shown, wanted }) => {
      const shows = shown === null ? "shows nothing" : `shows version ${shown} of ${path}`;
      const instead =
        wanted === null
          ? "where nothing should be"
          : shown === wanted
            ? "in another form than was published"
            : `instead of version ${wanted}`;
      const mend = wanted === null ? `unpublish ${address}` : `publish ${path}`;
      return `  ${address} ${shows} ${instead}. Mend it: npm run studio -- ${mend}${way}`;
    }),
  ];
}

/** Both counts are read from indexes alone. */
async function countByInvitation(db: D1Database): Promise<Map<string, DeskRow>> {
  const { results } = await db
    .prepare(
      `SELECT invitation, SUM(replies) AS replies, SUM(links) AS links FROM (
         SELECT invitation, COUNT(*) AS replies, 0 AS links FROM replies GROUP BY invitation
         UNION ALL
         SELECT invitation, 0, COUNT(*) FROM desk_links WHERE revoked_at IS NULL GROUP BY invitation
       ) GROUP BY invitation`,
    )
    .all<DeskRow>();
  return new Map(results.map((row) => [row.invitation, row]));
}
