import * as v from "valibot";
import { findRow } from "#app/lib/rows.ts";

/** The end of a count's lock, in milliseconds since 1970 in UTC; null without such a count. */
export async function findLock(
  db: D1Database,
  { invitation, visitor }: { invitation: string; visitor: string },
): Promise<number | null> {
  const row = await findRow(
    v.object({ lockedUntil: v.number() }),
    db
      .prepare(
        "SELECT locked_until AS lockedUntil FROM gate_guesses WHERE invitation = ?1 AND visitor = ?2",
      )
      .bind(invitation, visitor),
  );
  return row && row.lockedUntil;
}

/**
 * True if this password was checked before and is wrong. Repeating it is not counted, because a
 * hall full of guests who were given the same misspelt password would lock each other out.
 */
export async function isKnownWrongPassword(
  db: D1Database,
  invitation: string,
  signature: string,
): Promise<boolean> {
  const row = await db
    .prepare("SELECT 1 FROM gate_wrong_passwords WHERE invitation = ?1 AND signature = ?2")
    .bind(invitation, signature)
    .first();
  return row !== null;
}
