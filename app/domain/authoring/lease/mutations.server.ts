import * as v from "valibot";
import { systemClock, type Clock } from "#app/lib/clock.ts";
import { findRow } from "#app/lib/rows.ts";
import { repeatable } from "#app/lib/sql.ts";

/** A run of a command that changes what is published. */
export type PublishRun = {
  /** Unique to the run. */
  holder: string;
  /** Name of the person who started it. */
  person: string;
};

const leaseRow = v.object({
  holder: v.string(),
  person: v.string(),
  action: v.string(),
  takenAt: v.number(),
});

/** The lease as the others see it. `takenAt` in milliseconds since 1970 in UTC. */
export type Lease = v.InferOutput<typeof leaseRow>;

/**
 * Survives a short break of the network; after a crashed run the next one waits this long at most.
 */
export const leaseMs = 60_000;

/**
 * Takes the lease that allows publishing, if it is free or has expired.
 * @param action what the run does, shown to others meanwhile.
 * @returns null when this run has it now, else the lease of another run.
 */
export async function takeLease(
  db: D1Database,
  { holder, person }: PublishRun,
  action: string,
  now: Clock = systemClock,
): Promise<Lease | null> {
  const claim = await db
    .prepare(
      `${repeatable} INSERT INTO publish_lease (id, holder, person, action, taken_at, expires_at)
       VALUES (1, ?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, person = excluded.person,
         action = excluded.action, taken_at = excluded.taken_at, expires_at = excluded.expires_at
       WHERE publish_lease.expires_at <= ?4 OR publish_lease.holder = ?1
       RETURNING id`,
    )
    .bind(holder, person, action, now(), now() + leaseMs)
    .first();
  if (claim) return null;
  const lease = await findRow(
    leaseRow,
    db.prepare(
      "SELECT holder, person, action, taken_at AS takenAt FROM publish_lease WHERE id = 1",
    ),
  );
  // No row: the lease was released between the two statements, and the next attempt will succeed.
  return lease ?? { holder: "", person: "Somebody", action: "publish", takenAt: now() };
}

/** @returns false when the lease has expired; the run must not start anything further. */
export async function renewLease(
  db: D1Database,
  { holder }: PublishRun,
  now: Clock = systemClock,
): Promise<boolean> {
  const renewed = await db
    .prepare(
      `${repeatable} UPDATE publish_lease SET expires_at = ?2
       WHERE holder = ?1 AND expires_at > ?3 RETURNING id`,
    )
    .bind(holder, now() + leaseMs, now())
    .first();
  return renewed !== null;
}

export async function giveBackLease(db: D1Database, { holder }: PublishRun): Promise<void> {
  await db.prepare(`${repeatable} DELETE FROM publish_lease WHERE holder = ?1`).bind(holder).run();
}
