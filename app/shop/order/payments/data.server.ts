import * as v from "valibot";
import { cardProviders, paymentStates } from "#app/shop/order/payments/providers/types.ts";
import type { Source } from "#app/platform/outbox/source.ts";
import { findRow, listRows } from "#app/lib/rows.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

const paymentRow = v.object({
  id: v.number(),
  key: v.string(),
  orderId: v.string(),
  orderNumber: v.number(),
  /** `stripe`, `ameriabank`, `transfer` or `cash`; a later release may know more. */
  provider: v.string(),
  providerId: v.nullable(v.string()),
  page: v.nullable(v.string()),
  isTest: v.pipe(
    v.number(),
    v.transform((value) => value === 1),
  ),
  sum: v.number(),
  currency: v.string(),
  state: v.picklist(paymentStates),
  paid: v.number(),
  refunded: v.number(),
  /** How it was settled (money.ts); null while it is looked at. */
  settledAs: v.nullable(v.string()),
  createdAt: v.number(),
  updatedAt: v.number(),
  returnedAt: v.nullable(v.number()),
  paidAt: v.nullable(v.number()),
});

/** A payment: begun, paid, or marked by staff. Sums are whole, moments milliseconds since 1970 in UTC. */
export type OrderPayment = v.InferOutput<typeof paymentRow>;

const columns = textPiece(`id, key, order_id AS orderId, order_number AS orderNumber, provider,
  provider_id AS providerId, page, is_test AS isTest, sum, currency, state, paid_sum AS paid,
  refunded_sum AS refunded, settled_as AS settledAs, created_at AS createdAt, updated_at AS updatedAt,
  returned_at AS returnedAt, paid_at AS paidAt`);

/** SQL of what came for the order of a row of `orders` and was not given back. */
export const receivedSum = sql`(SELECT coalesce(sum(paid_sum - refunded_sum), 0) FROM payments
  WHERE payments.order_id = orders.id)`;

function find(db: D1Database, which: Sql): Promise<OrderPayment | null> {
  return findRow(
    paymentRow,
    prepareSql(db, sql`SELECT ${columns} FROM payments WHERE ${which} LIMIT 1`),
  );
}

/** @param key the payment's own, random. */
export function findPaymentByKey(db: D1Database, key: string): Promise<OrderPayment | null> {
  return find(db, sql`key = ${key}`);
}

export function findPayment(db: D1Database, id: number): Promise<OrderPayment | null> {
  return find(db, sql`id = ${id}`);
}

/** A payment by what its provider calls it. */
export async function findPaymentOf(
  db: D1Database,
  provider: string,
  { providerId, reference }: { providerId: string | null; reference: string | null },
): Promise<OrderPayment | null> {
  const byId =
    providerId && (await find(db, sql`provider = ${provider} AND provider_id = ${providerId}`));
  if (byId || reference === null) return byId || null;
  return find(db, sql`reference = ${reference} AND provider = ${provider}`);
}

/** All payments of an order, the oldest first. @param orderId the order's. */
export function listPayments(db: D1Database, orderId: string): Promise<OrderPayment[]> {
  return listRows(
    paymentRow,
    prepareSql(
      db,
      sql`SELECT ${columns} FROM payments WHERE order_id = ${orderId} ORDER BY created_at, id`,
    ),
  );
}

/** The payments of an order that was deleted, by its number, the oldest first. */
export function listPaymentsOfNumber(db: D1Database, number: number): Promise<OrderPayment[]> {
  return listRows(
    paymentRow,
    prepareSql(
      db,
      sql`SELECT ${columns} FROM payments WHERE order_number = ${number}
        AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.id = payments.order_id) ORDER BY created_at, id`,
    ),
  );
}

/** Payments about which their providers are to be asked, the longest waiting first. */
export function listDuePayments(
  db: D1Database,
  now: number,
  limit: number,
): Promise<OrderPayment[]> {
  return listRows(
    paymentRow,
    prepareSql(
      db,
      sql`SELECT ${columns} FROM payments WHERE check_at <= ${now} ORDER BY check_at LIMIT ${limit}`,
    ),
  );
}

/**
 * The payments of orders whose money may need a hand: of some nobody has settled a payment, others were
 * cancelled after money had come.
 */
export function listMoneyInDoubt(db: D1Database, limit: number): Promise<OrderPayment[]> {
  return listRows(
    paymentRow,
    prepareSql(
      db,
      sql`SELECT ${columns} FROM payments WHERE order_id IN (
          SELECT order_id FROM payments WHERE state = 'paid' AND settled_as IS NULL
          UNION SELECT id FROM orders WHERE state = 'cancelled' AND paid_sum > 0 LIMIT ${limit})
        ORDER BY created_at, id`,
    ),
  );
}

/** A card payment of which its provider said something new at `moment`; no row otherwise. */
export function paymentNewAt(id: number, moment: number): Source<"reference"> {
  return {
    columns: { reference: sql`order_id || ':' || id || ':' || (paid_sum - refunded_sum)` },
    from: sql`payments WHERE id = ${id} AND updated_at = ${moment} AND state = 'paid'`,
  };
}

/** SQL list of the providers that take cards. */
export const cardProviderList = textPiece(
  `(${cardProviders.map((name) => `'${name}'`).join(", ")})`,
);
