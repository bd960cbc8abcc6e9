import * as v from "valibot";
import { listBackups, type Backup } from "#app/studio/backup/backup-manifest.server.ts";
import { defineCommand } from "../../command.ts";
import { momentText, printJson, say, tableLines } from "../../output.ts";
import { withStore } from "../../store.ts";

export const command = defineCommand({
  after: "backup now",
  description: "what can be restored, the newest first",
  examples: ["backup list --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.array(
    v.strictObject({ begunAt: v.string(), bytes: v.number(), isFinished: v.boolean() }),
  ),
  async run(options) {
    const backups = await withStore(options.remote ?? false, ({ media }) => listBackups(media));
    if (options.json) return printJson(backups.map(summaryOf));
    if (backups.length === 0)
      return say(options, "There is no backup: npm run studio -- backup now writes one.");
    for (const line of tableLines([
      ["BEGUN", "SIZE", "STATE"],
      ...backups.map(({ begunAt, bytes, isFinished }) => [
        momentText(begunAt),
        `${Math.ceil(bytes / 1000)} kB`,
        isFinished ? "whole" : "unfinished",
      ]),
    ]))
      say(options, line);
  },
});

function summaryOf({ begunAt, bytes, isFinished }: Backup) {
  return { begunAt: new Date(begunAt).toISOString(), bytes, isFinished };
}
