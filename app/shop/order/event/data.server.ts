import * as v from "valibot";
import type { OrderEvent } from "#app/shop/order/event/kinds.ts";
import { listRows } from "#app/lib/rows.ts";

const eventRow = v.object({
  at: v.number(),
  kind: v.string(),
  person: v.nullable(v.string()),
  text: v.nullable(v.string()),
});

/** An order's history, the oldest first. @param id the order's. */
export async function listEvents(db: D1Database, id: string): Promise<OrderEvent[]> {
  return listRows(
    eventRow,
    db
      .prepare(
        "SELECT at, kind, person, text FROM order_events WHERE order_id = ?1 ORDER BY at, rowid",
      )
      .bind(id),
  );
}

/** True if an order's customer asked for something after publication. @param id the order's. */
export async function hasAdditions(db: D1Database, id: string): Promise<boolean> {
  return (await listEvents(db, id)).some(({ kind }) => kind === "addition");
}

const additionRow = v.object({ orderId: v.string(), at: v.number(), text: v.nullable(v.string()) });

/**
 * Requests of customers after publication that nobody has seen to, the oldest first: afterwards staff wrote nothing, and changed nothing. A payment or a mail is no answer.
 * @param limit how many at most.
 */
export async function listOpenAdditions(
  db: D1Database,
  limit: number,
): Promise<v.InferOutput<typeof additionRow>[]> {
  return listRows(
    additionRow,
    db
      .prepare(
        `SELECT order_id AS orderId, at, text FROM order_events AS asked WHERE kind = 'addition'
           AND NOT EXISTS (SELECT 1 FROM order_events AS later WHERE later.order_id = asked.order_id
             AND later.at > asked.at AND later.person IS NOT NULL
             AND later.kind NOT IN ('paid', 'resent', 'stopped'))
         ORDER BY at LIMIT ?1`,
      )
      .bind(limit),
  );
}
