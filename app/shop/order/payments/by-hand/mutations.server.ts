import { recordEvent, type ByStaff } from "#app/shop/order/event/mutations.server.ts";
import type { PaymentWay } from "#app/shop/order/payments/rules.ts";
import { receivedSum } from "#app/shop/order/payments/data.server.ts";
import type { Problem } from "#app/shop/order/payments/money.ts";
import { sumUp } from "#app/shop/order/payments/mutations.server.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/** Money that came, or was given back, outside of any provider. */
type ByHand = { sum: number; way: PaymentWay };

/**
 * Statement that stores what staff marked as paid, behind the one that marks the order at `now`. It is
 * settled: a person has seen it.
 */
export function payByHand(
  db: D1Database,
  orderId: string,
  { sum: came, way }: ByHand,
  now: number,
): D1PreparedStatement {
  return prepareSql(
    db,
    sql`INSERT INTO payments (key, order_id, order_number, provider, sum, currency, state, paid_sum,
        settled_as, created_at, updated_at, paid_at)
      SELECT ${`${orderId}:${now}`}, id, number, ${way}, ${came},
        coalesce(json_extract(quote, '$.currency'), 'AMD'), 'paid', ${came}, 'even', ${now}, ${now}, ${now}
      FROM orders WHERE id = ${orderId} AND paid_at = ${now} ON CONFLICT DO NOTHING`,
  );
}

/**
 * Stores that money was given back by hand.
 * @returns whether as much had come and was not given back yet.
 */
export async function refundByHand(
  db: D1Database,
  orderId: string,
  { sum: back, way }: ByHand,
  { person, now }: ByStaff,
): Promise<boolean> {
  const key = `${orderId}:back:${now}`;
  const which = sql`orders WHERE id = ${orderId} AND ${receivedSum} >= ${back}`;
  const results = await db.batch([
    recordEvent(db, which, { kind: "refunded", person, text: `${back} ${way}` }, now),
    prepareSql(
      db,
      sql`INSERT INTO payments (key, order_id, order_number, provider, sum, currency, state, refunded_sum,
          settled_as, created_at, updated_at)
        SELECT ${key}, id, number, ${way}, 0,
          coalesce(json_extract(quote, '$.currency'), 'AMD'), 'paid', ${back}, 'even', ${now}, ${now}
        FROM ${which} ON CONFLICT DO NOTHING`,
    ),
    ...sumUp(db, orderId, sql`EXISTS (SELECT 1 FROM payments WHERE key = ${key})`, {
      way: null,
      now,
    }),
  ]);
  return results[0]?.meta.changes === 1;
}

/**
 * Settles what came for an order as it is: too much, too little, or for a cancelled one. Too little is
 * then all that is due.
 * @param problem that is settled; another one is told again.
 * @returns whether there was something to settle.
 */
export async function settleMoney(
  db: D1Database,
  orderId: string,
  problem: Problem,
  { person, now }: ByStaff,
): Promise<boolean> {
  const open = sql`EXISTS (SELECT 1 FROM payments WHERE order_id = ${orderId} AND state = 'paid'
    AND settled_as IS NOT ${problem})`;
  const results = await db.batch([
    recordEvent(
      db,
      sql`orders WHERE id = ${orderId} AND ${open}`,
      { kind: "settled", person, text: problem },
      now,
    ),
    prepareSql(
      db,
      sql`UPDATE orders SET paid_at = ${now}, updated_at = ${now} WHERE id = ${orderId}
        AND ${problem} = 'partial' AND paid_at IS NULL AND ${receivedSum} > 0 AND ${open}`,
    ),
    prepareSql(
      db,
      sql`UPDATE payments SET settled_as = ${problem}, updated_at = ${now}
        WHERE order_id = ${orderId} AND state = 'paid' AND settled_as IS NOT ${problem}`,
    ),
  ]);
  return results[2]?.meta.changes !== 0;
}
