import { rm } from "node:fs/promises";
import * as v from "valibot";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { defineCommand } from "../../command.ts";
import { pathOfMedium } from "../../media-folder.ts";
import { writeRecord } from "../../media-records.ts";
import { readRows } from "../../media-survey.ts";
import { count, say } from "../../output.ts";
import { UserError } from "../../user-error.ts";

export const command = defineCommand({
  after: "media unused",
  description: "remove files from content/media that no definition names",
  arguments: ["<names...>"],
  options: {
    "--dry-run": "only say what would be removed",
  },
  examples: ["media rm media/wedding/anna-arman/img-0042.jpg --dry-run"],
  guarantee: { changes: "files", again: "same", offline: true },
  answer: v.strictObject({ removed: shapes.words, dryRun: v.boolean() }),
  /**
   * Removes files from `content/media`. What is published keeps theirs in R2: `media orphans`
   * removes them once nothing refers to them.
   */
  async run(names, options) {
    const rows = await readRows(null);
    const chosen = names.map((name) => {
      const mediumName = name.replace(/^(?:content\/)?(?:media\/)?/, "media/");
      const row = rows.find((candidate) => candidate.name === mediumName);
      if (!row)
        throw new UserError(`There is no content/${mediumName}; \`media list\` lists all files.`);
      if (row.usedBy.length > 0)
        throw new UserError(
          `${mediumName} is named in ${row.usedBy.join(", ")}: remove it there first.`,
        );
      return row;
    });
    if (!options.dryRun && chosen.length > 0) {
      await ask(`Remove ${count(chosen.length, "file")}`, "Nothing was removed.", options);
      for (const { name } of chosen) {
        await rm(pathOfMedium(name), { force: true });
        await writeRecord(name, null);
      }
    }
    for (const { name } of chosen)
      say(options, `content/${name} ${options.dryRun ? "would be removed" : "is removed"}.`);
    return { removed: chosen.map(({ name }) => name), dryRun: options.dryRun ?? false };
  },
});
