import * as v from "valibot";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { folderOf } from "../../media-address.ts";
import { pathOfMedium } from "../../media-folder.ts";
import { readRecords } from "../../media-records.ts";
import { fetchOriginal, mediaOnDisk } from "../../media-upload.ts";
import { count, say } from "../../output.ts";
import { UserError } from "../../user-error.ts";
import { startProgress } from "../../progress.ts";
import { writeWhole } from "../../files.ts";

export const command = defineCommand({
  after: "media list",
  description: "bring an invitation's files that another person added from R2 to this machine",
  arguments: ["<kind/slug>"],
  examples: ["media fetch wedding/anna-arman --remote"],
  guarantee: { changes: "files", again: "same" },
  answer: v.strictObject({ fetched: shapes.words, missing: shapes.words }),
  /** Brings the files of an invitation that another person has added from R2 into `content/media`. */
  async run(address, options, open) {
    const folder = folderOf(address);
    if (folder === null)
      throw new UserError(
        `Name one invitation, as in wedding/anna-arman: "${address}" is not one.`,
      );
    const localNames = new Set(await mediaOnDisk());
    const absentRecords = [...(await readRecords())].filter(
      ([name]) => name.startsWith(`media/${folder}/`) && !localNames.has(name),
    );
    const missing: string[] = [];
    if (absentRecords.length > 0) {
      const { media: bucket } = await open();
      const progress = startProgress(absentRecords.length, options, "Fetching");
      for (const [name, record] of absentRecords) {
        progress.advance(name);
        const bytes = await fetchOriginal(bucket, name, record);
        if (bytes) await writeWhole(pathOfMedium(name), bytes);
        else missing.push(name);
      }
      progress.stop("Fetched");
    }
    const fetched = absentRecords.map(([name]) => name).filter((name) => !missing.includes(name));
    say(options, `${count(fetched.length, "file")} fetched into content/media/${folder}.`);
    if (missing.length === 0) return { fetched, missing };
    process.stderr.write(
      `Not in ${options.remote ? "production" : "this machine's storage; with --remote they are looked for in production"}: ${missing.join(", ")}\n`,
    );
    process.exitCode = 1;
    return { fetched, missing };
  },
});
