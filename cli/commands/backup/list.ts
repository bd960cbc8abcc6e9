import * as v from "valibot";
import { listBackups } from "#app/studio/backup/schema.server.ts";
import { defineCommand } from "../../command.ts";
import { momentText, sayRows } from "../../output.ts";

export const command = defineCommand({
  after: "backup now",
  description: "what can be restored, the newest first",
  examples: ["backup list --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.array(
    v.strictObject({ begunAt: v.string(), bytes: v.number(), isFinished: v.boolean() }),
  ),
  async run(options, open) {
    const backups = await listBackups((await open()).media);
    sayRows(
      options,
      "There is no backup: npm run studio -- backup now writes one.",
      ["BEGUN", "SIZE", "STATE"],
      backups.map(({ begunAt, bytes, isFinished }) => [
        momentText(begunAt),
        `${Math.ceil(bytes / 1000)} kB`,
        isFinished ? "whole" : "unfinished",
      ]),
    );
    return backups.map(({ begunAt, bytes, isFinished }) => ({
      begunAt: new Date(begunAt).toISOString(),
      bytes,
      isFinished,
    }));
  },
});
