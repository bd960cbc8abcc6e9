import { paidOrder } from "#app/shop/order/data.server.ts";
import { recordEvent } from "#app/shop/order/event/mutations.server.ts";
import type { Amount } from "#app/shop/order/payments/rules.ts";
import {
  cardProviderList,
  findPaymentByKey,
  paymentNewAt,
  receivedSum,
  type OrderPayment,
} from "#app/shop/order/payments/data.server.ts";
import type {
  CardProvider,
  CardProviderName,
  FoundPayment,
} from "#app/shop/order/payments/providers/types.ts";
import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

/** Milliseconds after which a payment that was begun is asked about for the first time. */
const firstCheckMs = 3 * 60_000;

/**
 * Stores a payment before its provider is asked for it, so that none is ever unknown. An order has one
 * open payment with each provider.
 * @param now milliseconds since 1970 in UTC.
 * @returns the open payment, and whether this call made it.
 */
export async function openPayment(
  db: D1Database,
  order: { id: string; number: number },
  { name, isTest }: Pick<CardProvider, "name" | "isTest">,
  due: Amount,
  now: number,
): Promise<{ payment: OrderPayment; isOurs: boolean } | null> {
  const key = crypto.randomUUID();
  await prepareSql(
    db,
    sql`INSERT INTO payments (key, order_id, order_number, provider, is_test, sum, currency, state,
        created_at, updated_at, check_at)
      VALUES (${key}, ${order.id}, ${order.number}, ${name}, ${Number(isTest)}, ${due.sum}, ${due.currency},
        'open', ${now}, ${now}, ${now + firstCheckMs})
      ON CONFLICT DO NOTHING`,
  ).run();
  const open = await prepareSql(
    db,
    sql`SELECT key FROM payments WHERE order_id = ${order.id} AND provider = ${name} AND state = 'open'`,
  ).first("key");
  const payment = typeof open === "string" ? await findPaymentByKey(db, open) : null;
  return payment && { payment, isOurs: payment.key === key };
}

/** Stores a payment of which a provider's notice tells and that is not there: the database was restored. */
export async function adoptPayment(
  db: D1Database,
  provider: CardProviderName,
  payment: {
    key: string;
    providerId: string;
    orderId: string;
    orderNumber: number;
    isTest: boolean;
  } & Amount,
  now: number,
): Promise<OrderPayment | null> {
  await prepareSql(
    db,
    // Not open: the order may have begun another one.
    sql`INSERT INTO payments (key, order_id, order_number, provider, provider_id, is_test, sum, currency,
        state, created_at, updated_at, check_at)
      VALUES (${payment.key}, ${payment.orderId}, ${payment.orderNumber}, ${provider}, ${payment.providerId},
        ${Number(payment.isTest)}, ${payment.sum}, ${payment.currency}, 'expired', ${now}, ${now}, ${now})
      ON CONFLICT DO NOTHING`,
  ).run();
  return findPaymentByKey(db, payment.key);
}

/** Stores what the provider calls a payment, and its page. What is stored already stays. */
export async function namePayment(
  db: D1Database,
  id: number,
  { providerId, page }: { providerId: string; page: string | null },
): Promise<void> {
  await prepareSql(
    db,
    sql`UPDATE payments SET provider_id = coalesce(provider_id, ${providerId}), page = coalesce(page, ${page})
      WHERE id = ${id}`,
  ).run();
}

/** Stores that the customer came back from the provider's page. */
export async function markReturned(db: D1Database, id: number, now: number): Promise<void> {
  await prepareSql(
    db,
    sql`UPDATE payments SET returned_at = coalesce(returned_at, ${now}) WHERE id = ${id}`,
  ).run();
}

/** Sets when the provider is asked about a payment next. */
export async function checkAgainAt(
  db: D1Database,
  id: number,
  instant: number | null,
): Promise<void> {
  await prepareSql(db, sql`UPDATE payments SET check_at = ${instant} WHERE id = ${id}`).run();
}

/**
 * Stores what a provider says of a payment, in one batch with everything that follows from it: the
 * order's sum, its history, the receipt and the studio's mail. Saying it again changes nothing, and
 * what is older than what is known is left: paid stays paid, and a refund only grows.
 * @param checkAt when the provider is asked again; null for never.
 * @param studioEmail null while it is not set, when the studio gets no mail.
 * @param now milliseconds since 1970 in UTC; the same for each attempt.
 * @returns the ids of the outbox rows that this call added.
 */
export async function recordPayment(
  db: D1Database,
  { id, orderId, provider }: OrderPayment,
  finding: FoundPayment,
  { checkAt, studioEmail }: { checkAt: number | null; studioEmail: string | null },
  now: number,
): Promise<string[]> {
  const update = sql`check_at = ${checkAt}, reference = coalesce(reference, ${finding.reference})`;
  if (finding.state !== "paid") {
    const state = sql`CASE WHEN state = 'open' THEN ${finding.state} ELSE state END`;
    await prepareSql(
      db,
      sql`UPDATE payments SET updated_at = CASE WHEN state = ${state} THEN updated_at ELSE ${now} END,
        state = ${state}, ${update} WHERE id = ${id}`,
    ).run();
    return [];
  }
  const { paid, refunded } = finding;
  const isUnpaid = sql`id = ${id} AND state <> 'paid'`;
  const isLess = sql`id = ${id} AND refunded_sum < ${refunded}`;
  const news = (which: Sql) =>
    sql`orders WHERE id = ${orderId} AND EXISTS (SELECT 1 FROM payments WHERE ${which})`;
  const event = (kind: "paid" | "refunded", sum: number) =>
    ({ kind, person: kind === "paid" ? null : provider, text: `${sum} ${provider}` }) as const;
  const results = await db.batch([
    // The history first: the change makes the conditions untrue.
    recordEvent(db, news(isUnpaid), event("paid", paid), now),
    recordEvent(db, news(isLess), event("refunded", refunded), now),
    prepareSql(
      db,
      sql`UPDATE payments SET updated_at = CASE WHEN state <> 'paid' OR refunded_sum < ${refunded}
          THEN ${now} ELSE updated_at END,
        state = 'paid', paid_sum = max(paid_sum, ${paid}), refunded_sum = max(refunded_sum, ${refunded}),
        paid_at = coalesce(paid_at, ${now}), ${update} WHERE id = ${id}`,
    ),
    ...sumUp(
      db,
      orderId,
      sql`EXISTS (SELECT 1 FROM payments WHERE id = ${id} AND updated_at = ${now})`,
      {
        way: provider,
        now,
      },
    ),
    ...(studioEmail === null
      ? []
      : enqueue(
          db,
          { kind: "order-money", source: paymentNewAt(id, now), recipient: studioEmail },
          now,
        )),
  ]);
  return enqueuedIds(results);
}

/**
 * Statements that make an order's sum what its payments are, mark it as paid once they are what is due,
 * and enqueue the receipt then. Payments of an even sum are settled.
 * @param condition SQL, besides the order's id.
 */
export function sumUp(
  db: D1Database,
  orderId: string,
  condition: Sql,
  { way, now }: { way: string | null; now: number },
): D1PreparedStatement[] {
  // What the customer has to pay (rules.ts): where a part is open, there is no payment by card.
  const due = sql`coalesce(agreed_sum, json_extract(quote, '$.sum'))`;
  return [
    prepareSql(
      db,
      sql`UPDATE orders SET paid_sum = ${receivedSum}, paid_by = coalesce(${way}, paid_by), updated_at = ${now},
        paid_at = CASE WHEN ${receivedSum} = 0 THEN NULL
          WHEN paid_at IS NULL AND state <> 'cancelled' AND ${receivedSum} >= ${due} THEN ${now}
          ELSE paid_at END
        WHERE id = ${orderId} AND ${condition}
          AND EXISTS (SELECT 1 FROM payments WHERE payments.order_id = orders.id AND state = 'paid')`,
    ),
    prepareSql(
      db,
      sql`UPDATE payments SET settled_as = 'even' WHERE order_id = ${orderId} AND state = 'paid'
        AND settled_as IS NULL AND EXISTS (SELECT 1 FROM orders WHERE id = ${orderId}
          AND paid_at IS NOT NULL AND state <> 'cancelled' AND ${receivedSum} = ${due})`,
    ),
    ...enqueue(db, { kind: "order-paid", source: paidOrder(orderId, now) }, now),
  ];
}

/** Statement that has an order's open payments looked at within a minute: they may not be due any more. */
export function lookAtOpen(db: D1Database, orderId: string, now: number): D1PreparedStatement {
  return prepareSql(
    db,
    sql`UPDATE payments SET check_at = ${now} WHERE order_id = ${orderId} AND state = 'open'
      AND provider IN ${cardProviderList}`,
  );
}
