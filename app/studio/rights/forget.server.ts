import type { BackupStores } from "#app/studio/backup/schema.server.ts";
import {
  findTombstone,
  pathDigest,
  saveTombstone,
  tombstoneName,
  type Tombstone,
} from "#app/studio/backup/tombstones.server.ts";
import { deleteObjects } from "#app/lib/bucket.ts";
import { stores as terms, timeTravelDays } from "#app/platform/privacy/stores.ts";
import { findDoublesAnew } from "#app/domain/reply/doubles/mutations.server.ts";
import { deletionsOf } from "#app/studio/rights/mutations.server.ts";
import { countsOf, type PersonalData } from "#app/studio/rights/view.server.ts";
import type { Clock } from "#app/lib/clock.ts";

/** The proof of a deletion, fit to be sent to the person: it has no personal data of theirs. */
export type Receipt = {
  /** Finds the deletion again; nothing can be read from it. */
  reference: string;
  of: Tombstone["of"];
  /** ISO 8601, in UTC. */
  deletedAt: string;
  deletedBy: string;
  /** Numbers by place. */
  deleted: Record<string, number>;
  /** Data that a deletion cannot reach, and for how long. */
  remains: string[];
};

const remains = [
  "Mail and Telegram messages that were sent cannot be called back; they are with those who received them.",
  `The database's own history goes back ${timeTravelDays.paid} days (${timeTravelDays.free} on the free plan) and then ends by itself.`,
  `Backups are kept for ${terms.backups.days} days. If one is restored, what was deleted is left out.`,
  "Phones and chats that opened a page or its picture may keep a copy of their own.",
];

/**
 * Deletes what is kept about a person or an invitation. First the mark that keeps a restore from
 * bringing it back, then what guests can open, then the files, and D1 at last in one batch: a run
 * that is interrupted leaves rows by which the next one finds the rest.
 * @param by the name of the staff who deletes.
 * @throws when a store fails. Running it again finishes it.
 */
export async function forget(
  stores: BackupStores,
  data: PersonalData,
  by: string,
  now: Clock,
): Promise<Receipt> {
  const { db, content, media } = stores;
  const { target, copies } = data;
  const earlierTombstone = await findTombstone(media, target);
  const isContinued = earlierTombstone !== null && earlierTombstone.finishedAt === null;
  const tombstone: Tombstone = {
    format: 1,
    of: target.of,
    ids: [...new Set([...(earlierTombstone?.ids ?? []), ...data.ids])],
    path: data.path === null ? null : await pathDigest(data.path),
    preview: data.preview === null ? null : await pathDigest(data.preview),
    counts: isContinued ? larger(earlierTombstone.counts, countsOf(data)) : countsOf(data),
    begunAt: isContinued ? earlierTombstone.begunAt : now(),
    finishedAt: null,
  };
  await saveTombstone(media, target, tombstone);
  for (const key of copies.addresses) await content.delete(key);
  await deleteObjects(media, copies.ogImages);
  await deleteObjects(media, copies.media);
  // After the files, which only they name.
  for (const key of copies.versions) await content.delete(key);
  await db.batch(deletionsOf(db, data.rows));
  // An answer that repeated a forgotten one counts now.
  if (data.compared !== null) await findDoublesAnew(db, data.compared, now());
  const finishedAt = now();
  await saveTombstone(media, target, { ...tombstone, finishedAt });
  return {
    reference: await tombstoneName(target),
    of: target.of,
    deletedAt: new Date(finishedAt).toISOString(),
    deletedBy: by,
    deleted: tombstone.counts,
    remains,
  };
}

/** A continued run finds less than the one before it did. */
function larger(
  counts: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const places = [...new Set([...Object.keys(counts), ...Object.keys(other)])];
  return Object.fromEntries(
    places.map((place) => [place, Math.max(counts[place] ?? 0, other[place] ?? 0)]),
  );
}
