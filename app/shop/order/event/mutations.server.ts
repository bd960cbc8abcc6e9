import type { EventKind } from "#app/shop/order/event/kinds.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

/** The member of staff who does something, and the moment, in milliseconds since 1970 in UTC. */
export type ByStaff = { person: string; now: number };

/** An action, with the person who took it. */
export type NewEvent = {
  kind: EventKind;
  /** Which of the staff; null for the customer. */
  person: string | null;
  text: string | null;
};

/** Milliseconds in which the same words about an order count as the same form, sent again. */
const sameWordsMs = 60 * 60_000;

/**
 * SQL condition that is false where the same person just said the same about an order: a form whose answer
 * was lost comes a second time, and must neither stand in the history twice nor be mailed twice. After
 * another request of the customer the same words are another answer.
 * @param id the order's. @param now milliseconds since 1970 in UTC.
 */
export function isNew(id: string, { kind, person, text }: NewEvent, now: number): Sql {
  const threshold = now - sameWordsMs;
  return sql`NOT EXISTS (SELECT 1 FROM order_events WHERE order_id = ${id}
    AND kind = ${kind} AND person IS ${person} AND text IS ${text}
    AND at > max(${threshold}, coalesce((SELECT max(at) FROM order_events AS requests
      WHERE requests.order_id = ${id} AND requests.kind IN ('change-request', 'addition')
        AND requests.kind <> ${kind}), 0)))`;
}

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
