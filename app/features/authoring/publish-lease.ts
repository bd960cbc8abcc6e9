import { systemClock, type Clock } from "#app/lib/clock.ts";

/** One run of a command that changes what is published. */
export type Turn = {
  /** Unique to the run. */
  holder: string;
  /** Whoever runs it. */
  person: string;
};

/** Whose turn it is. */
export type Lease = Turn & { action: string; takenAt: number };

/** Longer than a break of the network; whoever dies meanwhile holds up the others no longer. */
export const leaseMs = 60_000;

type Row = { holder: string; person: string; action: string; taken_at: number };

/**
 * Takes the turn to publish, where nobody has it.
 * @param action what the run does, as others are told.
 * @returns null when it is taken, else whoever has it.
 */
export async function takeLease(
  db: D1Database,
  { holder, person }: Turn,
  action: string,
  now: Clock = systemClock,
): Promise<Lease | null> {
  const taken = await db
    .prepare(
      `INSERT INTO publish_lease (id, holder, person, action, taken_at, expires_at)
       VALUES (1, ?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, person = excluded.person,
         action = excluded.action, taken_at = excluded.taken_at, expires_at = excluded.expires_at
       WHERE publish_lease.expires_at <= ?4
       RETURNING id`,
    )
    .bind(holder, person, action, now(), now() + leaseMs)
    .first();
  if (taken) return null;
  const row = await db
    .prepare("SELECT holder, person, action, taken_at FROM publish_lease WHERE id = 1")
    .first<Row>();
  // Given back between the two statements: the next try finds it free.
  return row
    ? { holder: row.holder, person: row.person, action: row.action, takenAt: row.taken_at }
    : { holder: "", person: "Somebody", action: "publish", takenAt: now() };
}

/** @returns false once somebody else may publish: nothing new may begin. */
export async function renewLease(
  db: D1Database,
  { holder }: Turn,
  now: Clock = systemClock,
): Promise<boolean> {
  const renewed = await db
    .prepare(
      "UPDATE publish_lease SET expires_at = ?2 WHERE holder = ?1 AND expires_at > ?3 RETURNING id",
    )
    .bind(holder, now() + leaseMs, now())
    .first();
  return renewed !== null;
}

export async function giveBackLease(db: D1Database, { holder }: Turn): Promise<void> {
  await db.prepare("DELETE FROM publish_lease WHERE holder = ?1").bind(holder).run();
}
