import { listHeads } from "#app/features/authoring/head-data.server.ts";
import { listPublished, type Difference } from "#app/features/authoring/publish-list.ts";
import { countLinksByInvitation } from "#app/features/couple-link/data.server.ts";
import { countRepliesByInvitation } from "#app/features/reply/data.server.ts";
import { count, printJson, say, tableLines, type Options } from "../output.ts";
import { withStore } from "../store.ts";

/**
 * `studio list`: published invitations with the number of replies and whether the couple has a
 * link.
 */
export async function list(options: Options): Promise<void> {
  const { published, unreadable, differences, replyCounts, links } = await withStore(
    options.remote ?? false,
    async ({ content, db }) => ({
      ...(await listPublished(content, await listHeads(db))),
      replyCounts: await countRepliesByInvitation(db),
      links: await countLinksByInvitation(db),
    }),
  );
  const rows = published.map((invitation) => ({
    ...invitation,
    replies: replyCounts.get(invitation.path) ?? 0,
    link: links.has(invitation.path),
  }));
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

/** The addresses that show another version than they should, with the command that repairs them. */
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
