import * as v from "valibot";
import { listObjects } from "#app/lib/bucket.ts";
import { tables, type TableName } from "#app/studio/rights/tables/all.ts";
import type { Row } from "#app/platform/privacy/schema.ts";
import { dayInMilliseconds, stores } from "#app/platform/privacy/stores.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

/** In R2 and not in D1, because Time Travel would take it back with what was deleted. */
const tombstonePrefix = "forgotten/";

const tombstoneSchema = v.object({
  format: v.literal(1),
  of: v.picklist(["order", "guest", "invitation"]),
  /** Random ids of rows. Rows that have one, or that refer to one, are not restored. */
  ids: v.array(v.string()),
  /** Digest of an invitation's path: all its rows and pages are not restored. */
  path: v.nullable(v.string()),
  /** Digest of the path of a preview that went with its order. */
  preview: v.nullable(v.string()),
  /** Numbers of things to be deleted, by place. */
  counts: v.record(v.string(), v.number()),
  begunAt: v.number(),
  /** Null until all of it is deleted; then it counts for backups that were begun before. */
  finishedAt: v.nullable(v.number()),
});

/** The mark of a deletion on request. Times are milliseconds since 1970 in UTC. No personal data. */
export type Tombstone = v.InferOutput<typeof tombstoneSchema>;

/** The subject of a tombstone: the same request again finds it. */
export type Target = { of: Tombstone["of"]; id: string };

/** The digest that stands for a path in tombstones. */
export function pathDigest(path: string): Promise<string> {
  return sha256Hex(`forgotten path ${path}`);
}

/** The name of a target's tombstone; the receipt has it, and nothing can be read from it. */
export async function tombstoneName({ of, id }: Target): Promise<string> {
  return (await sha256Hex(`forgotten ${of} ${id}`)).slice(0, 32);
}

/** The tombstone of a target, or null. */
export async function findTombstone(media: R2Bucket, target: Target): Promise<Tombstone | null> {
  return readTombstone(media, `${tombstonePrefix}${await tombstoneName(target)}.json`);
}

export async function saveTombstone(
  media: R2Bucket,
  target: Target,
  tombstone: Tombstone,
): Promise<void> {
  const key = `${tombstonePrefix}${await tombstoneName(target)}.json`;
  await media.put(key, JSON.stringify(tombstone));
}

/** All tombstones. @throws where one cannot be read: a restore must not go on without it. */
export async function listTombstones(media: R2Bucket): Promise<Tombstone[]> {
  const tombstones: Tombstone[] = [];
  for await (const { key } of listObjects(media, tombstonePrefix)) {
    const tombstone = await readTombstone(media, key);
    if (tombstone) tombstones.push(tombstone);
  }
  return tombstones;
}

async function readTombstone(media: R2Bucket, key: string): Promise<Tombstone | null> {
  const text = await (await media.get(key))?.text();
  if (text === undefined) return null;
  return v.parse(v.pipe(v.string(), v.parseJson(), tombstoneSchema), text);
}

/** Longer than any backup. */
const keptMs = 2 * stores.backups.days * dayInMilliseconds;

/** Deletes tombstones that no backup can need any more. */
export async function deleteExpiredTombstones(media: R2Bucket, now: number): Promise<void> {
  for await (const { key } of listObjects(media, tombstonePrefix)) {
    const tombstone = await readTombstone(media, key);
    if (tombstone?.finishedAt && now - tombstone.finishedAt > keptMs) await media.delete(key);
  }
}

/** Forgotten data, as a question about rows and addresses. */
export type Forgotten = {
  hasRow: (table: TableName, row: Row) => Promise<boolean>;
  hasPath: (path: string) => Promise<boolean>;
};

/** Milliseconds in which a page that was just taken down may still send a reply. */
const lateMs = 60 * 60 * 1000;

/** Columns of which a row has at most one: when it came to be. */
const beginnings = [
  "created_at",
  "previewed_at",
  "published_at",
  "requested_at",
  "bound_at",
  "tried_at",
  "since",
];

/**
 * The part of these tombstones about rows that existed at `moment`. Those that were finished before say nothing, and of an invitation's rows none that came to be long afterwards: somebody may use the same address again.
 * @param moment milliseconds since 1970 in UTC.
 */
export function forgottenAt(tombstones: readonly Tombstone[], moment: number): Forgotten {
  const standing = tombstones.filter(
    ({ finishedAt }) => finishedAt === null || finishedAt >= moment,
  );
  const ids = new Set(standing.flatMap((tombstone) => tombstone.ids));
  const paths = untilOf(standing, "path");
  const previews = untilOf(standing, "preview");
  const digests = new Map<string, Promise<string>>();
  const digestOf = (path: string) => {
    const promise = digests.get(path) ?? pathDigest(path);
    digests.set(path, promise);
    return promise;
  };
  return {
    async hasRow(table, row) {
      const texts = Object.values(row).filter((value) => typeof value === "string");
      // A message's reference begins with an id: `{reply}:{revision}`.
      if (texts.some((text) => ids.has(text.split(":")[0] ?? ""))) return true;
      const path = row.invitation ?? row.path;
      if (typeof path !== "string" || tables[table].of !== "invitation") return false;
      const digest = await digestOf(path);
      const until = paths.get(digest) ?? (table === "previews" ? previews.get(digest) : undefined);
      return until !== undefined && beginningOf(row) <= until;
    },
    hasPath: async (path) => paths.has(await digestOf(path)),
  };
}

/** By digest, until when rows are those of the forgotten invitation. */
function untilOf(
  tombstones: readonly Tombstone[],
  field: "path" | "preview",
): ReadonlyMap<string, number> {
  const until = new Map<string, number>();
  for (const tombstone of tombstones) {
    const digest = tombstone[field];
    if (digest !== null) until.set(digest, (tombstone.finishedAt ?? Infinity) + lateMs);
  }
  return until;
}

function beginningOf(row: Row): number {
  const moments = beginnings.map((column) => row[column]);
  return moments.find((moment) => typeof moment === "number") ?? -Infinity;
}
