import * as v from "valibot";
import { findLock } from "#app/domain/gate/data.server.ts";
import { dayInMilliseconds, stores } from "#app/platform/privacy/stores.ts";
import type { Clock } from "#app/lib/clock.ts";
import { findRow } from "#app/lib/rows.ts";

const minute = 60_000;

/** `1 << 6` minutes exceeds every `longestWait`, so the exponent stops there. */
const longestDoubling = 6;

/**
 * `free` guesses within `window`; the wait doubles with each further one, up to `longestWait` (both
 * in milliseconds).
 */
export type Limit = { free: number; window: number; longestWait: number };

/** The row of a count: one visitor's, or one that visitors of an invitation share. */
export type Counted = { invitation: string; visitor: string };

/**
 * Counts and locks in one statement, so that concurrent guesses are all counted.
 * @param now milliseconds since 1970 in UTC.
 * @returns the count, or the end of the lock while the row is locked.
 */
export async function countGuess(
  db: D1Database,
  { invitation, visitor }: Counted,
  { free, window, longestWait }: Limit,
  now: number,
): Promise<{ guesses: number } | { until: number }> {
  const counted = await findRow(
    v.object({ guesses: v.number() }),
    db
      .prepare(
        `INSERT INTO gate_guesses (invitation, visitor, guesses, since) VALUES (?1, ?2, 1, ?3)
         ON CONFLICT (invitation, visitor) DO UPDATE SET
           guesses = CASE WHEN since <= ?4 THEN 1 ELSE guesses + 1 END,
           since = CASE WHEN since <= ?4 THEN ?3 ELSE since END,
           locked_until = CASE WHEN since <= ?4 OR guesses + 1 < ?5 THEN 0
             ELSE ?3 + min(?6, ${minute} << min(guesses + 1 - ?5, ${longestDoubling})) END
         WHERE locked_until <= ?3
         RETURNING guesses`,
      )
      .bind(invitation, visitor, now, now - window, free, longestWait),
  );
  return counted ?? { until: (await findLock(db, { invitation, visitor })) ?? now };
}

/** Statement that takes one guess off a count and lifts the lock which that guess had set. */
export function uncountGuess(
  db: D1Database,
  { invitation, visitor }: Counted,
  { free }: Limit,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE gate_guesses SET guesses = guesses - 1,
         locked_until = CASE WHEN guesses - 1 < ?3 THEN 0 ELSE locked_until END
       WHERE invitation = ?1 AND visitor = ?2 AND guesses > 0`,
    )
    .bind(invitation, visitor, free);
}

/** Statement that deletes a count. */
export function deleteGuesses(
  db: D1Database,
  { invitation, visitor }: Counted,
): D1PreparedStatement {
  return db
    .prepare("DELETE FROM gate_guesses WHERE invitation = ?1 AND visitor = ?2")
    .bind(invitation, visitor);
}

/** Stores that a password is wrong. */
export async function rememberWrongPassword(
  db: D1Database,
  invitation: string,
  signature: string,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO gate_wrong_passwords (invitation, signature, tried_at) VALUES (?1, ?2, ?3)
       ON CONFLICT DO NOTHING`,
    )
    .bind(invitation, signature, now)
    .run();
}

/** Deletes counts and wrong passwords that are older than `stores.guesses.days`. */
export async function deleteExpiredAttempts(db: D1Database, now: Clock): Promise<void> {
  const cutoff = now() - stores.guesses.days * dayInMilliseconds;
  await db.batch([
    db.prepare("DELETE FROM gate_guesses WHERE since < ?1").bind(cutoff),
    db.prepare("DELETE FROM gate_wrong_passwords WHERE tried_at < ?1").bind(cutoff),
  ]);
}
