import { rm } from "node:fs/promises";
import { ask } from "../ask.ts";
import { readContent } from "../content.ts";
import { pathOfMedium } from "../media-folder.ts";
import { readRecords, writeRecord } from "../media-records.ts";
import { listObjects, mediumRows, type MediumRow } from "../media-survey.ts";
import { sizeText } from "../media-taken.ts";
import { readLibrary } from "../media-upload.ts";
import { count, printJson, UserError, say, tableLines, type Options } from "../output.ts";
import { withStore } from "../store.ts";

/** `studio media list [KIND/SLUG]`: files with their size, where they are used, and what R2 lacks. */
export async function listMedia(folder: string | undefined, options: Options): Promise<void> {
  const there = await withStore(
    options.remote ?? false,
    async ({ media: bucket }) =>
      new Set((await listObjects(bucket, "media/")).map(({ key }) => key)),
  );
  const rows = (await readRows(there)).filter(({ name }) => isIn(name, folder));
  if (options.json) return printJson(rows);
  for (const line of linesOf(rows)) say(options, line);
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  say(options, `\n${count(rows.length, "file")}, ${sizeText(bytes)}.`);
}

/** `studio media unused`: files that no definition and no template names. */
export async function unusedMedia(options: Options): Promise<void> {
  const rows = (await readRows(null)).filter(({ usedBy }) => usedBy.length === 0);
  if (options.json) return printJson(rows.map(({ name, bytes }) => ({ name, bytes })));
  for (const { name, bytes } of rows) say(options, `${name}  ${sizeText(bytes)}`);
  say(
    options,
    rows.length === 0
      ? "Every file is named by a definition."
      : `\n${count(rows.length, "file")} unused. Remove them: npm run studio -- media rm NAME…`,
  );
}

/**
 * `studio media rm NAME…`: removes files from `content/media`. What is published keeps theirs in R2:
 * `media orphans` removes them once nothing refers to them.
 */
export async function removeMedia(
  names: readonly string[],
  options: Options & { dryRun?: boolean },
): Promise<void> {
  const rows = await readRows(null);
  const chosen = names.map((name) => {
    const wanted = name.replace(/^(?:content\/)?(?:media\/)?/, "media/");
    const row = rows.find((one) => one.name === wanted);
    if (!row) throw new UserError(`There is no content/${wanted}; \`media list\` lists all files.`);
    if (row.usedBy.length > 0)
      throw new UserError(`${wanted} is named in ${row.usedBy.join(", ")}: remove it there first.`);
    return row;
  });
  if (!options.dryRun && chosen.length > 0) {
    await ask(`Remove ${count(chosen.length, "file")}`, "Nothing was removed.", options);
    for (const { name } of chosen) {
      await rm(pathOfMedium(name), { force: true });
      await writeRecord(name, null);
    }
  }
  if (options.json)
    printJson({ removed: chosen.map(({ name }) => name), dryRun: !!options.dryRun });
  for (const { name } of chosen)
    say(options, `content/${name} ${options.dryRun ? "would be removed" : "is removed"}.`);
}

async function readRows(there: ReadonlySet<string> | null): Promise<MediumRow[]> {
  return mediumRows(await readLibrary(), await readRecords(), await readContent(), there);
}

function isIn(name: string, folder: string | undefined): boolean {
  const inside = folder?.replace(/^\/?(?:media\/)?|\/$/g, "");
  return !inside || name.startsWith(`media/${inside}/`);
}

function linesOf(rows: readonly MediumRow[]): string[] {
  return tableLines([
    ["NAME", "SIZE", "WHERE", "FORMS", "USED IN"],
    ...rows.map(({ name, bytes, isHere, missing, usedBy }) => [
      name,
      sizeText(bytes),
      isHere ? "here" : "R2",
      missing ? `${missing} missing` : "all",
      usedBy.map((file) => file.replace(/^content\/(?:invitations\/)?|\.json$/g, "")).join(", ") ||
        "nothing",
    ]),
  ]);
}
