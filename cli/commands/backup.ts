import { listBackups, type Backup } from "#app/studio/backup/backup-manifest.server.ts";
import { beginBackup, continueBackup } from "#app/studio/backup/write.server.ts";
import { momentText, printJson, say, tableLines, UserError, type Options } from "../output.ts";
import { uninterrupted } from "../interruption.ts";
import { withStore } from "../store.ts";

/** `studio backup now`: writes a backup beside the nightly ones, or finishes the one that is running. */
export async function backupNow(options: Options): Promise<void> {
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
}

/** `studio backup list`: the backups that can be restored, the newest first. */
export async function showBackups(options: Options): Promise<void> {
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
}

function summaryOf({ begunAt, bytes, isFinished }: Backup) {
  return { begunAt: new Date(begunAt).toISOString(), bytes, isFinished };
}
