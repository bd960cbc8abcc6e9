import * as v from "valibot";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { readRows } from "../../media-rows.ts";
import { listObjects, type MediumRow } from "../../media-survey.ts";
import { sizeText } from "../../media-taken.ts";
import { count, printJson, say, tableLines } from "../../output.ts";
import { withStore } from "../../store.ts";

export const command = defineCommand({
  after: "media add",
  description: "files with their size, where they are used, and what R2 lacks of them",
  arguments: ["[kind/slug]"],
  examples: ["media list", "media list wedding/anna-arman"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.array(
    v.strictObject({
      name: v.string(),
      bytes: v.number(),
      /** Addresses of definitions and templates. */
      usedBy: shapes.words,
      /** Whether this machine has the file, not only its record. */
      isHere: v.boolean(),
      /** Files for pages that R2 lacks. */
      missing: v.nullable(v.number()),
    }),
  ),
  async run(folder, options) {
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
  },
});

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
