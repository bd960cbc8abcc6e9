import {
  answeredOrder,
  cancelledOrder,
  paidOrder,
  noticeOfGoods,
} from "#app/shop/order/data.server.ts";
import { accessoriesAlone, settledGoods, type GoodsState } from "#app/shop/order/goods/state.ts";
import {
  isNew,
  recordEvent,
  type ByStaff,
  type NewEvent,
} from "#app/shop/order/event/mutations.server.ts";
import { allows } from "#app/shop/order/mutations.server.ts";
import type { PaymentWay } from "#app/shop/order/payments/rules.ts";
import { payByHand } from "#app/shop/order/payments/by-hand/mutations.server.ts";
import { lookAtOpen, sumUp } from "#app/shop/order/payments/mutations.server.ts";
import { enqueue } from "#app/platform/outbox/enqueue.server.ts";
import { sendAgain, stopMessage } from "#app/platform/outbox/order-mail/mutations.server.ts";
import type { OrderMessage } from "#app/platform/outbox/data.server.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/**
 * Changes an order and adds to its history, in one batch.
 * @param change SQL for SET; null adds to the history alone.
 * @param condition SQL of the orders that it may be done to, besides their id.
 * @returns whether anything was changed.
 */
async function changeOrder(
  db: D1Database,
  id: string,
  { change, condition = sql`true` }: { change: Sql | null; condition?: Sql },
  event: Omit<NewEvent, "person">,
  { person, now }: ByStaff,
  ...more: D1PreparedStatement[]
): Promise<boolean> {
  const which = sql`id = ${id} AND ${condition}`;
  // The history first: the change may make the condition untrue.
  const results = await db.batch([
    recordEvent(db, sql`orders WHERE ${which}`, { ...event, person }, now),
    ...(change ? [prepareSql(db, sql`UPDATE orders SET ${change} WHERE ${which}`)] : []),
    ...more,
  ]);
  return results[0]?.meta.changes === 1;
}

/** Adds a note for colleagues to an order's history; the same words again within an hour are not added. */
export async function noteOrder(
  db: D1Database,
  id: string,
  text: string,
  by: ByStaff,
): Promise<void> {
  const event = { kind: "note", text } as const;
  const condition = isNew(id, { ...event, person: by.person }, by.now);
  await changeOrder(db, id, { change: null, condition }, event, by);
}

/**
 * Answers a customer's change request, or what they asked for after publication, and enqueues the mail with the answer, in one batch.
 * The same words again within an hour change nothing.
 * @returns whether there is a request to answer, which has not just been answered so.
 */
export async function answerOrder(
  db: D1Database,
  id: string,
  text: string,
  by: ByStaff,
): Promise<boolean> {
  const event = { kind: "answer", text } as const;
  const isAsked = sql`(change_requested_at IS NOT NULL OR EXISTS (SELECT 1 FROM order_events AS asked
    WHERE asked.order_id = orders.id AND asked.kind = 'addition'))`;
  const condition = sql`${isAsked} AND ${isNew(id, { ...event, person: by.person }, by.now)}`;
  return changeOrder(
    db,
    id,
    { change: null, condition },
    event,
    by,
    ...enqueue(db, { kind: "order-answer", source: answeredOrder(id, by.now) }, by.now),
  );
}

/** Says who makes an order; null takes it back. */
export async function assignOrder(
  db: D1Database,
  id: string,
  assignee: string | null,
  by: ByStaff,
): Promise<void> {
  const change = sql`assigned_to = ${assignee}, updated_at = ${by.now}`;
  await changeOrder(db, id, { change }, { kind: "assigned", text: assignee }, by);
}

/** Promises an order by another day than the form did. @param day as in `2027-06-12`. */
export async function setDueDay(
  db: D1Database,
  id: string,
  day: string,
  by: ByStaff,
): Promise<void> {
  const change = sql`due_on = ${day}, updated_at = ${by.now}`;
  await changeOrder(db, id, { change }, { kind: "due", text: day }, by);
}

/**
 * Sets the sum that was agreed on with the customer; a payment that was begun for another one ends, and
 * what has come may be all that is due now.
 * @param sum whole, in the studio's currency.
 */
export async function agreeOnSum(
  db: D1Database,
  id: string,
  sum: number,
  by: ByStaff,
): Promise<void> {
  const change = sql`agreed_sum = ${sum}, updated_at = ${by.now}`;
  await changeOrder(
    db,
    id,
    { change },
    { kind: "price", text: String(sum) },
    by,
    lookAtOpen(db, id, by.now),
    ...sumUp(db, id, sql`paid_at IS NULL`, { way: null, now: by.now }),
  );
}

/**
 * Marks an order as paid, stores the payment, and enqueues the receipt to its customer, once, in one
 * batch. A payment by card that was begun ends.
 * @param sum what came in, whole, in the studio's currency, besides what had come by card.
 * @returns whether it was not paid before.
 */
export async function payOrder(
  db: D1Database,
  id: string,
  { sum, way }: { sum: number; way: PaymentWay },
  by: ByStaff,
): Promise<boolean> {
  return changeOrder(
    db,
    id,
    {
      change: sql`paid_at = ${by.now}, paid_sum = coalesce(paid_sum, 0) + ${sum}, paid_by = ${way},
        updated_at = ${by.now}`,
      condition: sql`paid_at IS NULL`,
    },
    { kind: "paid", text: `${sum} ${way}` },
    by,
    payByHand(db, id, { sum, way }, by.now),
    lookAtOpen(db, id, by.now),
    ...enqueue(db, { kind: "order-paid", source: paidOrder(id, by.now) }, by.now),
  );
}

/**
 * Says how far what is made by hand has come, and enqueues the mail to its customer where it can be
 * fetched or was sent, in one batch. An order of accessories alone is done with its goods, and in work
 * again once that is taken back.
 * @param note for colleagues; null for none.
 * @returns whether it was not so before.
 */
export async function markGoods(
  db: D1Database,
  id: string,
  { goods, note }: { goods: GoodsState; note: string | null },
  by: ByStaff,
): Promise<boolean> {
  const orderState = settledGoods.includes(goods) ? "published" : "in-work";
  const state = sql`CASE WHEN template = ${accessoriesAlone} THEN ${orderState} ELSE state END`;
  return changeOrder(
    db,
    id,
    {
      change: sql`goods = ${goods}, goods_at = ${by.now}, updated_at = ${by.now}, state = ${state}`,
      condition: sql`accessories IS NOT NULL AND state <> 'cancelled' AND coalesce(goods, 'to-make') <> ${goods}`,
    },
    { kind: `goods-${goods}`, text: note },
    by,
    ...enqueue(db, { kind: "order-goods", source: noticeOfGoods(id, by.now) }, by.now),
  );
}

/**
 * Cancels an order and enqueues the mail that says so to its customer, in one batch.
 * @param reason for colleagues. @param said what the customer is told besides, as an answer; null for nothing.
 * @returns whether its state allowed it.
 */
export async function cancelOrder(
  db: D1Database,
  id: string,
  { reason, said: farewell }: { reason: string; said: string | null },
  by: ByStaff,
): Promise<boolean> {
  const cancelled = cancelledOrder(id, by.now);
  const answer = { kind: "answer", person: by.person, text: farewell } as const;
  return changeOrder(
    db,
    id,
    {
      change: sql`state = 'cancelled', approved_at = NULL, updated_at = ${by.now}`,
      condition: textPiece(allows("cancel")),
    },
    { kind: "cancelled", text: reason },
    by,
    ...(farewell === null ? [] : [recordEvent(db, cancelled.from, answer, by.now)]),
    lookAtOpen(db, id, by.now),
    ...enqueue(db, { kind: "order-called-off", source: cancelled }, by.now),
  );
}

/**
 * Sends a mail about an order once more, or stops one that was not sent.
 * @param message one of the order's.
 * @returns false where that cannot be done to it any more: it is on its way, or was sent meanwhile.
 */
export async function changeMail(
  db: D1Database,
  id: string,
  message: Pick<OrderMessage, "id" | "kind" | "recipient">,
  kind: "resent" | "stopped",
  by: ByStaff,
): Promise<boolean> {
  const change = kind === "resent" ? sendAgain : stopMessage;
  const { statement, condition } = change(db, message.id, by.now);
  const text = `${message.kind} ${message.recipient}`;
  return changeOrder(db, id, { change: null, condition }, { kind, text }, by, statement);
}
