import { deleteForgotten } from "#app/studio/backup/again.server.ts";
import { deleteExpiredBackups } from "#app/studio/backup/schema.server.ts";
import { deleteExpiredTombstones, listTombstones } from "#app/studio/backup/tombstones.server.ts";
import { beginBackup, continueBackup } from "#app/studio/backup/write.server.ts";
import { deleteExpiredMaterial } from "#app/shop/order/material/retention.server.ts";
import { dayInMilliseconds } from "#app/platform/privacy/stores.ts";
import { deleteExpired } from "#app/studio/rights/retention.server.ts";
import { systemClock } from "#app/lib/clock.ts";

/**
 * Milliseconds of a backup in one invocation, which has 15 minutes and 30 seconds of CPU
 * (https://developers.cloudflare.com/workers/platform/limits/).
 */
const backupMs = 60_000;

/** Milliseconds in which what was deleted on request is looked for again. */
const lookAgainMs = 3 * dayInMilliseconds;

/** Deletes what has reached its term, then begins the night's backup, so that it holds nothing of it. */
export async function workNightly(env: Env): Promise<void> {
  const stores = { db: env.DB, content: env.CONTENT, media: env.MEDIA };
  const parts = [
    () => deleteExpired(stores, systemClock),
    () => deleteExpiredMaterial(stores, systemClock),
    () => lookAgain(stores),
    () => deleteExpiredTombstones(stores.media, systemClock()),
    () => deleteExpiredBackups(stores.media, systemClock()),
    () => beginBackup(stores, systemClock),
    () => continueNightly(env),
  ];
  const failures: unknown[] = [];
  for (const part of parts) {
    try {
      await part();
    } catch (error) {
      console.error("nightly", String(error));
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Continues a backup that the night's invocation did not finish; does nothing without one. */
export async function continueNightly(env: Env): Promise<void> {
  const stores = { db: env.DB, content: env.CONTENT, media: env.MEDIA };
  const begunAt = await continueBackup(stores, systemClock, systemClock() + backupMs);
  if (begunAt !== null) console.info("backup", new Date(begunAt).toISOString());
}

/** A page may have sent a reply while its invitation was deleted. */
async function lookAgain({ db, media }: { db: D1Database; media: R2Bucket }): Promise<void> {
  const since = systemClock() - lookAgainMs;
  const recent = (await listTombstones(media)).filter(
    ({ finishedAt }) => finishedAt !== null && finishedAt > since,
  );
  if (recent.length === 0) return;
  console.info("forgotten again", JSON.stringify(await deleteForgotten(db, recent)));
}
