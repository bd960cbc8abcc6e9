import * as v from "valibot";
import { beginBackup, continueBackup } from "#app/studio/backup/write.server.ts";
import { defineCommand } from "../../command.ts";
import { uninterrupted } from "../../interruption.ts";
import { momentText, say } from "../../output.ts";
import { UserError } from "../../user-error.ts";

export const command = defineCommand({
  after: "backup",
  description: "write one beside the nightly ones",
  examples: ["backup now --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({ begunAt: v.string() }),
  async run(options, open) {
    const { db, content, media } = await open();
    const stores = { db, content, media };
    const begunAt = await uninterrupted(async () => {
      await beginBackup(stores, Date.now);
      return continueBackup(stores, Date.now);
    });
    if (begunAt === null)
      throw new UserError(
        "Another backup is being written at this moment. Try again in two minutes: npm run studio -- backup now",
      );
    say(options, `Backup of ${momentText(begunAt)} written: npm run studio -- backup list`);
    return { begunAt: new Date(begunAt).toISOString() };
  },
});
