import * as v from "valibot";
import { beginBackup, continueBackup } from "#app/studio/backup/write.server.ts";
import { defineCommand } from "../../command.ts";
import { uninterrupted } from "../../interruption.ts";
import { momentText, printJson, say } from "../../output.ts";
import { UserError } from "../../user-error.ts";
import { withStore } from "../../store.ts";

export const command = defineCommand({
  after: "backup",
  description: "write one beside the nightly ones",
  examples: ["backup now --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({ begunAt: v.string() }),
  async run(options) {
    const begunAt = await withStore(options.remote ?? false, ({ db, content, media }) =>
      uninterrupted(async () => {
        const stores = { db, content, media };
        await beginBackup(stores, Date.now);
        return continueBackup(stores, Date.now);
      }),
    );
    if (begunAt === null)
      throw new UserError(
        "Another backup is being written at this moment. Try again in two minutes: npm run studio -- backup now",
      );
    if (options.json) return printJson({ begunAt: new Date(begunAt).toISOString() });
    say(options, `Backup of ${momentText(begunAt)} written: npm run studio -- backup list`);
  },
});
