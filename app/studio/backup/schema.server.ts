import * as v from "valibot";
import { deleteObjects, listObjects } from "#app/lib/bucket.ts";
import { dayInMilliseconds, stores } from "#app/platform/privacy/stores.ts";

/** The stores that are backed up; the backups are in R2 themselves. */
export type BackupStores = { db: D1Database; content: KVNamespace; media: R2Bucket };

/** Of a chunk's contents: a table of D1, or the name of a store. */
export const contentName = "KV CONTENT";
export const mediaName = "R2 MEDIA";

export const chunkSchema = v.object({ key: v.string(), of: v.string(), rows: v.number() });

const manifestSchema = v.object({
  format: v.literal(1),
  /** Milliseconds since 1970 in UTC. A row that was written in between may be in it or not. */
  begunAt: v.number(),
  finishedAt: v.number(),
  chunks: v.array(chunkSchema),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** A prefix that no address leads to: the media routes take `media/` and `og/` alone. */
export const backupPrefix = "backups/";

/** The R2 prefix of a backup, as `backups/2027-06-12T01-17-00Z/`. */
export function folderOf(begunAt: number): string {
  const moment = new Date(begunAt).toISOString().slice(0, 19).replaceAll(":", "-");
  return `${backupPrefix}${moment}Z/`;
}

/** When the backup with a key was begun, to the second; null for a key of none. */
function momentOf(key: string): number | null {
  const [, day, hour, minute, second] =
    /^backups\/([\d-]{10})T(\d\d)-(\d\d)-(\d\d)Z\//.exec(key) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

export function manifestKey(begunAt: number): string {
  return `${folderOf(begunAt)}manifest.json`;
}

/** A backup as R2 lists it. Without its manifest it is unfinished. */
export type Backup = { begunAt: number; isFinished: boolean; bytes: number; keys: string[] };

/** All backups, the newest first. */
export async function listBackups(media: R2Bucket): Promise<Backup[]> {
  const backups = new Map<number, Backup>();
  for await (const { key, size } of listObjects(media, backupPrefix)) {
    const begunAt = momentOf(key);
    if (begunAt === null) continue;
    const backup = backups.get(begunAt) ?? { begunAt, isFinished: false, bytes: 0, keys: [] };
    backup.isFinished ||= key.endsWith("/manifest.json");
    backup.bytes += size;
    backup.keys.push(key);
    backups.set(begunAt, backup);
  }
  return [...backups.values()].toSorted((entry, other) => other.begunAt - entry.begunAt);
}

/** The newest finished backup that was begun at a moment or before it. */
export function backupAt(backups: readonly Backup[], moment: number): Backup | null {
  return backups.find(({ begunAt, isFinished }) => isFinished && begunAt <= moment) ?? null;
}

/** @throws where there is none or it cannot be read. */
export async function readManifest(media: R2Bucket, begunAt: number): Promise<Manifest> {
  const key = manifestKey(begunAt);
  const text = await (await media.get(key))?.text();
  if (text === undefined) throw new Error(`${key} is not there`);
  return v.parse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
}

/** Milliseconds after which a backup without a manifest was given up. */
const givenUpMs = 2 * dayInMilliseconds;

/**
 * The backups beyond their term (`stores.backups`), and those that were never finished. None is kept
 * longer, because that would be the term of all that the studio promises to delete.
 * @param now milliseconds since 1970 in UTC.
 */
export function expiredBackups(backups: readonly Backup[], now: number): Backup[] {
  return backups.filter(
    ({ begunAt, isFinished }) =>
      now - begunAt >= (isFinished ? stores.backups.days * dayInMilliseconds : givenUpMs),
  );
}

/** Deletes expired backups, each one's manifest first, so that none is left that seems whole. */
export async function deleteExpiredBackups(media: R2Bucket, now: number): Promise<void> {
  for (const { keys, begunAt } of expiredBackups(await listBackups(media), now)) {
    await media.delete(manifestKey(begunAt));
    await deleteObjects(media, keys);
  }
}
