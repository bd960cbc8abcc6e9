import type { EventKind } from "#app/features/order/events.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

/** Who of the staff does something, and when, in milliseconds since 1970 in UTC. */
export type ByStaff = { person: string; now: number };

/** Who did what. */
export type NewEvent = {
  kind: EventKind;
  /** Which of the staff; null for the customer. */
  person: string | null;
  text: string | null;
};

/**
 * Statement that adds to the history of the orders that a condition selects. It belongs behind the
 * statement that does the thing, in one batch; the condition tells whether that changed anything.
 * @param orders SQL for FROM, as in `orders WHERE id = … AND approved_at = …`.
 */
export function recordEvent(
  db: D1Database,
  orders: Sql,
  { kind, person, text }: NewEvent,
  now: number,
): D1PreparedStatement {
  return prepareSql(
    db,
    sql`INSERT INTO order_events (id, order_id, at, kind, person, text)
      SELECT ${crypto.randomUUID()}, id, ${now}, ${kind}, ${person}, ${text} FROM ${orders}`,
  );
}
