import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/**
 * Records that a person's browser opened a personal link, or that a chat's robot fetched it for a
 * preview. Only the first and the last time are kept.
 * @param now milliseconds since 1970 in UTC.
 */
export async function recordVisit(
  db: D1Database,
  { id, by }: { id: string; by: "person" | "robot" },
  now: number,
): Promise<void> {
  const statement =
    by === "person"
      ? sql`UPDATE households SET opened_at = coalesce(opened_at, ${now}), last_opened_at = ${now} WHERE id = ${id}`
      : sql`UPDATE households SET delivered_at = coalesce(delivered_at, ${now}) WHERE id = ${id}`;
  await prepareSql(db, statement).run();
}

/**
 * Marks a message to a household as sent, or takes the mark back.
 * @param what the invitation, a reminder, or the news of a change. Without its invitation a household
 * has no reminder either.
 * @param time milliseconds since 1970 in UTC, or null.
 * @returns whether there is such a household.
 */
export async function markMessaged(
  db: D1Database,
  invitation: string,
  id: string,
  what: "sent" | "reminded" | "notified",
  time: number | null,
): Promise<boolean> {
  const column = textPiece(`${what}_at`);
  const reminder =
    what === "sent" && time === null ? textPiece(", reminded_at = NULL") : textPiece("");
  const statement = sql`UPDATE households SET ${column} = ${time}${reminder} WHERE invitation = ${invitation} AND id = ${id}`;
  return (await prepareSql(db, statement).run()).meta.changes > 0;
}

/**
 * Marks the invitations of all of these households as sent that were not, such as those on printed
 * cards.
 * @param now milliseconds since 1970 in UTC; `unmarkSentAt` takes the marks of this moment back.
 * @returns how many were marked.
 */
export async function markAllSent(
  db: D1Database,
  invitation: string,
  ids: readonly string[],
  now: number,
): Promise<number> {
  const statement = sql`UPDATE households SET sent_at = ${now}
    WHERE invitation = ${invitation} AND sent_at IS NULL AND ${isAmong(ids)}`;
  return (await prepareSql(db, statement).run()).meta.changes;
}

/** Takes back the marks that `markAllSent` made at a moment. @returns how many there were. */
export async function unmarkSentAt(
  db: D1Database,
  invitation: string,
  ids: readonly string[],
  time: number,
): Promise<number> {
  const statement = sql`UPDATE households SET sent_at = NULL
    WHERE invitation = ${invitation} AND sent_at = ${time} AND ${isAmong(ids)}`;
  return (await prepareSql(db, statement).run()).meta.changes;
}

/**
 * All ids as one value: a statement may have 100 (developers.cloudflare.com/d1/platform/limits).
 */
function isAmong(ids: readonly string[]): Sql {
  return sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}
