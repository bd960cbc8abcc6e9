import type { Head, NextHead } from "#app/domain/authoring/head/data.server.ts";
import type { PublishRun } from "#app/domain/authoring/lease/mutations.server.ts";
import { systemClock, type Clock } from "#app/lib/clock.ts";
import { repeatable } from "#app/lib/sql.ts";

/**
 * Records a version as the newest before KV is written. Refused when another version was recorded
 * since `before`, or when this run's lease has expired. Repeating the same statement changes
 * nothing.
 * @param previousHead the version that the plan was based on.
 * @returns whether the version was recorded.
 */
export async function claimHead(
  db: D1Database,
  run: PublishRun,
  next: NextHead,
  previousHead: Head | null,
  now: Clock = systemClock,
): Promise<boolean> {
  const claimed = await db
    .prepare(
      `${repeatable} INSERT INTO publications (path, version, hash, addresses, published_at, published_by)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE EXISTS (SELECT 1 FROM publish_lease WHERE holder = ?7 AND expires_at > ?5)
       ON CONFLICT (path) DO UPDATE SET version = excluded.version, hash = excluded.hash,
         addresses = excluded.addresses, published_at = excluded.published_at,
         published_by = excluded.published_by, finished_at = NULL
       WHERE (publications.version = ?8 AND publications.hash IS ?9)
         OR (publications.version = ?2 AND publications.hash IS ?3 AND publications.published_at = ?5
           AND publications.published_by = ?6 AND publications.finished_at IS NULL)
       RETURNING path`,
    )
    .bind(
      next.path,
      next.version,
      next.hash,
      JSON.stringify(next.addresses),
      now(),
      run.person,
      run.holder,
      previousHead?.version ?? null,
      previousHead?.hash ?? null,
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
      `${repeatable} UPDATE publications SET finished_at = ?4, addresses = ?5
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
  previousHead: Head | null,
): Promise<void> {
  const mine = "path = ?1 AND version = ?2 AND hash IS ?3 AND finished_at IS NULL";
  if (!previousHead) {
    await db
      .prepare(`${repeatable} DELETE FROM publications WHERE ${mine}`)
      .bind(path, version, hash)
      .run();
    return;
  }
  await db
    .prepare(
      `${repeatable} UPDATE publications SET version = ?4, hash = ?5, addresses = ?6, published_at = ?7,
         published_by = ?8, finished_at = ?9
       WHERE ${mine}`,
    )
    .bind(
      path,
      version,
      hash,
      previousHead.version,
      previousHead.hash,
      JSON.stringify(previousHead.addresses),
      previousHead.publishedAt,
      previousHead.publishedBy,
      previousHead.finished ? previousHead.publishedAt : null,
    )
    .run();
}
