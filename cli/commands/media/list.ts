import * as v from "valibot";
import { listObjects } from "#app/lib/bucket.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { readRows } from "../../media-survey.ts";
import { type MediumRow } from "../../media-survey.ts";
import { sizeText } from "../../media-taken.ts";
import { count, say, sayTable } from "../../output.ts";

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
      /** This machine has the file, not only its record. */
      isHere: v.boolean(),
      /** Files for pages that R2 lacks. */
      missing: v.nullable(v.number()),
    }),
  ),
  async run(folder, options, open) {
    const { media: bucket } = await open();
    const objects = await Array.fromAsync(listObjects(bucket, "media/"));
    const storedKeys = new Set(objects.map(({ key }) => key));
    const rows = (await readRows(storedKeys)).filter(({ name }) => isIn(name, folder));
    sayTable(options, [["NAME", "SIZE", "WHERE", "FORMS", "USED IN"], ...rows.map(lineOf)]);
    const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
    say(options, `\n${count(rows.length, "file")}, ${sizeText(bytes)}.`);
    return rows;
  },
});

function isIn(name: string, folder: string | undefined): boolean {
  const inside = folder?.replace(/^\/?(?:media\/)?|\/$/g, "");
  return !inside || name.startsWith(`media/${inside}/`);
}

function lineOf({ name, bytes, isHere, missing, usedBy }: MediumRow): string[] {
  const users = usedBy.map((file) => file.replace(/^content\/(?:invitations\/)?|\.json$/g, ""));
  const [where, forms] = [isHere ? "here" : "R2", missing ? `${missing} missing` : "all"];
  return [name, sizeText(bytes), where, forms, users.join(", ") || "nothing"];
}
