import { prepareSql, sql, textPiece } from "#app/lib/sql.ts";

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
 * @param what a reminder, or the news of a change.
 * @param at milliseconds since 1970 in UTC, or null.
 * @returns whether there is such a household.
 */
export async function markMessaged(
  db: D1Database,
  invitation: string,
  id: string,
  what: "reminded" | "told",
  at: number | null,
): Promise<boolean> {
  const column = textPiece(`${what}_at`);
  const statement = sql`UPDATE households SET ${column} = ${at} WHERE invitation = ${invitation} AND id = ${id}`;
  return (await prepareSql(db, statement).run()).meta.changes > 0;
}
