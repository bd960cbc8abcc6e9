import * as v from "valibot";
import type { Turn } from "#app/features/authoring/publish-lease.ts";
import { systemClock, type Clock } from "#app/lib/clock.ts";

/**
 * The newest version of an invitation according to D1, which is consistent where KV may be stale.
 */
export type Head = {
  path: string;
  version: number;
  /** Hash of its content; null when it was taken down. */
  hash: string | null;
  /** All addresses where KV may hold an entry of it. */
  addresses: string[];
  /** Milliseconds since 1970 in UTC. */
  publishedAt: number;
  publishedBy: string;
  /** False while KV is being written, and after a run that died meanwhile. */
  finished: boolean;
};

export type Heads = ReadonlyMap<string, Head>;

/** The version that a run is about to make the newest. */
export type NextHead = Pick<Head, "path" | "version" | "hash" | "addresses">;

type Row = {
  path: string;
  version: number;
  hash: string | null;
  addresses: string;
  published_at: number;
  published_by: string;
  finished_at: number | null;
};

const columns = "path, version, hash, addresses, published_at, published_by, finished_at";
const addressesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * The newest versions by path. Invitations last published by a release without this table are
 * absent.
 */
export async function findHeads(
  db: D1Database,
  paths: readonly string[],
): Promise<Map<string, Head>> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM publications WHERE path IN (SELECT value FROM json_each(?1))`)
    .bind(JSON.stringify(paths))
    .all<Row>();
  return new Map(results.map((row) => [row.path, headOf(row)]));
}

export async function listHeads(db: D1Database): Promise<Map<string, Head>> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM publications ORDER BY path`)
    .all<Row>();
  return new Map(results.map((row) => [row.path, headOf(row)]));
}

function headOf(row: Row): Head {
  return {
    path: row.path,
    version: row.version,
    hash: row.hash,
    addresses: v.parse(addressesSchema, row.addresses),
    publishedAt: row.published_at,
    publishedBy: row.published_by,
    finished: row.finished_at !== null,
  };
}

/**
 * Whether a version was written to all its addresses and no other address still shows the
 * invitation.
 */
export function isShown(
  head: Head,
  shown: Pick<Head, "version"> & { hash: string },
  addresses: readonly string[],
): boolean {
  return (
    head.finished &&
    head.version === shown.version &&
    head.hash === shown.hash &&
    head.addresses.every((address) => addresses.includes(address))
  );
}

/**
 * Records a version as the newest before KV is written. Refused when another version was recorded
 * since `before`, or when this run's lease has expired.
 * @param before the version that the plan was based on.
 * @returns whether the version was recorded.
 */
export async function claimHead(
  db: D1Database,
  turn: Turn,
  next: NextHead,
  before: Head | null,
  now: Clock = systemClock,
): Promise<boolean> {
  const claimed = await db
    .prepare(
      `INSERT INTO publications (path, version, hash, addresses, published_at, published_by)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE EXISTS (SELECT 1 FROM publish_lease WHERE holder = ?7 AND expires_at > ?5)
       ON CONFLICT (path) DO UPDATE SET version = excluded.version, hash = excluded.hash,
         addresses = excluded.addresses, published_at = excluded.published_at,
         published_by = excluded.published_by, finished_at = NULL
       WHERE publications.version = ?8 AND publications.hash IS ?9
       RETURNING path`,
    )
    .bind(
      next.path,
      next.version,
      next.hash,
      JSON.stringify(next.addresses),
      now(),
      turn.person,
      turn.holder,
      before?.version ?? null,
      before?.hash ?? null,
    )
    .first();
  return claimed !== null;
}

/**
 * Records that KV holds the claimed version at all its addresses and nowhere else.
 * @param addresses the addresses that hold it now.
 * @returns false when another run has recorded another version meanwhile.
 */
export async function finishHead(
  db: D1Database,
  { path, version, hash }: NextHead,
  addresses: readonly string[],
  now: Clock = systemClock,
): Promise<boolean> {
  const finished = await db
    .prepare(
      `UPDATE publications SET finished_at = ?4, addresses = ?5
       WHERE path = ?1 AND version = ?2 AND hash IS ?3 RETURNING path`,
    )
    .bind(path, version, hash, now(), JSON.stringify(addresses))
    .first();
  return finished !== null;
}

/** Restores the earlier record after a claimed version failed and KV was put back. */
export async function putBackHead(
  db: D1Database,
  { path, version, hash }: NextHead,
  before: Head | null,
): Promise<void> {
  const mine = "path = ?1 AND version = ?2 AND hash IS ?3 AND finished_at IS NULL";
  if (!before) {
    await db.prepare(`DELETE FROM publications WHERE ${mine}`).bind(path, version, hash).run();
    return;
  }
  await db
    .prepare(
      `UPDATE publications SET version = ?4, hash = ?5, addresses = ?6, published_at = ?7,
         published_by = ?8, finished_at = ?9
       WHERE ${mine}`,
    )
    .bind(
      path,
      version,
      hash,
      before.version,
      before.hash,
      JSON.stringify(before.addresses),
      before.publishedAt,
      before.publishedBy,
      before.finished ? before.publishedAt : null,
    )
    .run();
}
