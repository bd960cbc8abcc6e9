import * as v from "valibot";
import type { Source } from "#app/platform/outbox/source.ts";
import { isLanguage, writtenOrderLanguages } from "#app/i18n/languages.ts";
import { occasionTypes } from "#app/shop/order/kinds.ts";
import { extras } from "#app/shop/order/fields.ts";
import type { EventKind } from "#app/shop/order/event/kinds.ts";
import { goodsStates, notifiedGoods } from "#app/shop/order/goods/state.ts";
import { settledNames } from "#app/shop/order/settled/kinds.ts";
import { quoteSchema } from "#app/shop/order/price/quote.ts";
import { orderStates, type OrderState } from "#app/shop/order/state.ts";
import { findRow, listRows } from "#app/lib/rows.ts";
import { sql, type Sql } from "#app/lib/sql.ts";

const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

const orderRow = v.object({
  id: v.string(),
  number: v.number(),
  revision: v.number(),
  language: v.picklist(writtenOrderLanguages),
  names: v.string(),
  email: v.string(),
  phone: v.string(),
  template: v.nullable(v.string()),
  occasionType: v.picklist(occasionTypes),
  occasionDate: v.string(),
  music: v.nullable(v.string()),
  rsvp: flag,
  dresscode: v.nullable(v.string()),
  languages: v.pipe(
    v.string(),
    v.transform((codes) => codes.split(",").filter(isLanguage)),
  ),
  text: v.nullable(v.string()),
  details: v.string(),
  /** Extras ordered beside the form's questions; those that a later release adds are left out. */
  extras: v.pipe(
    v.nullable(v.string()),
    v.transform((codes) => extras.filter((extra) => codes?.split(",").includes(extra))),
  ),
  /** How many of each accessory, by its id. */
  accessories: v.fallback(
    v.nullable(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))),
    null,
  ),
  /**
   * The price by the list of the day on which the order came; null where none could be read then,
   * and for one that this release cannot read.
   */
  quote: v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), quoteSchema)), null),
  /** The sum that staff agreed on, in the quote's currency; null while it is the quote's. */
  agreedSum: v.nullable(v.number()),
  /** The day by which staff promised it; null while it is the form's. */
  dueOn: v.nullable(v.string()),
  assignedTo: v.nullable(v.string()),
  paidAt: v.nullable(v.number()),
  paidSum: v.nullable(v.number()),
  paidBy: v.nullable(v.string()),
  state: v.picklist(orderStates),
  invitation: v.nullable(v.string()),
  /** The customer's latest change request; kept after it is done. */
  changeRequest: v.nullable(v.string()),
  changeRequestedAt: v.nullable(v.number()),
  /** When the customer approved the newest revision of the preview. */
  approvedAt: v.nullable(v.number()),
  /** The preview's revision, then its languages that the customer approved: `3,am,en`. */
  approvedLanguages: v.nullable(v.string()),
  suspect: flag,
  /**
   * Things that the customer says are complete or not wanted; those that a later release adds are
   * left out.
   */
  settled: v.pipe(
    v.nullable(v.string()),
    v.transform((names) => settledNames.filter((name) => names?.split(",").includes(name))),
  ),
  /** The state of the goods made by hand; null: nothing done yet, or by a later release. */
  goods: v.fallback(v.nullable(v.picklist(goodsStates)), null),
  goodsAt: v.nullable(v.number()),
  /** Text to be printed, and where it goes, in the customer's words. */
  printText: v.nullable(v.string()),
  delivery: v.nullable(v.string()),
  createdAt: v.number(),
  updatedAt: v.number(),
});

/** An order in its newest revision. */
export type Order = v.InferOutput<typeof orderRow>;

const columns = `id, number, revision, language, names, email, phone, template, occasion_type AS occasionType,
  occasion_date AS occasionDate, music, rsvp, dresscode, languages, text, details, extras, accessories, quote,
  agreed_sum AS agreedSum, due_on AS dueOn, assigned_to AS assignedTo, paid_at AS paidAt, paid_sum AS paidSum,
  paid_by AS paidBy, state, invitation, change_request AS changeRequest,
  change_requested_at AS changeRequestedAt, approved_at AS approvedAt, approved_languages AS approvedLanguages, suspect, settled,
  goods, goods_at AS goodsAt, print_text AS printText, delivery, created_at AS createdAt, updated_at AS updatedAt`;

/** @returns null for an unknown number. */
export async function findOrder(db: D1Database, number: number): Promise<Order | null> {
  const statement = db.prepare(`SELECT ${columns} FROM orders WHERE number = ?1`).bind(number);
  return findRow(orderRow, statement);
}

/** @returns null for an order that was deleted. */
export async function findOrderById(db: D1Database, id: string): Promise<Order | null> {
  return findRow(orderRow, db.prepare(`SELECT ${columns} FROM orders WHERE id = ?1`).bind(id));
}

/** The orders with these ids, by id. @param ids any number of them. */
export async function findOrdersById(
  db: D1Database,
  ids: readonly string[],
): Promise<Map<string, Order>> {
  const orders = await listRows(
    orderRow,
    db
      .prepare(`SELECT ${columns} FROM orders WHERE id IN (SELECT value FROM json_each(?1))`)
      .bind(JSON.stringify(ids)),
  );
  return new Map(orders.map((order) => [order.id, order]));
}

/**
 * The orders of these invitations, by path; of several the newest that is not cancelled.
 * @param paths as in `wedding/anna-arman`; any number of them.
 */
export async function findOrdersOf(
  db: D1Database,
  paths: readonly string[],
): Promise<Map<string, Order>> {
  const orders = await listRows(
    orderRow,
    db
      .prepare(
        `SELECT ${columns} FROM orders WHERE invitation IN (SELECT value FROM json_each(?1))
         AND state <> 'cancelled' ORDER BY created_at`,
      )
      .bind(JSON.stringify(paths)),
  );
  return new Map(orders.flatMap((order) => (order.invitation ? [[order.invitation, order]] : [])));
}

/** All orders with a mail address, the newest first. @param email in any capitalisation. */
export async function listOrdersOfAddress(db: D1Database, email: string): Promise<Order[]> {
  return listRows(
    orderRow,
    db
      .prepare(
        `SELECT ${columns} FROM orders WHERE lower(email) = lower(?1) ORDER BY created_at DESC LIMIT 100`,
      )
      .bind(email),
  );
}

/** The newest order of an invitation that is not cancelled, or null. */
export async function findOrderOf(db: D1Database, path: string): Promise<Order | null> {
  return (await findOrdersOf(db, [path])).get(path) ?? null;
}

/** Orders in one state or in all, the newest first. */
export async function listOrders(
  db: D1Database,
  state: OrderState | null,
  limit: number,
): Promise<Order[]> {
  return listRows(
    orderRow,
    db
      .prepare(
        `SELECT ${columns} FROM orders WHERE ?1 IS NULL OR state = ?1 ORDER BY created_at DESC LIMIT ?2`,
      )
      .bind(state, limit),
  );
}

/**
 * An order as a source of messages, with its customer's address. `which` is the SQL condition that
 * selects it.
 */
function orderSource(reference: Sql, which: Sql): Source<"reference" | "recipient"> {
  return { columns: { reference, recipient: sql`email` }, from: sql`orders WHERE ${which}` };
}

/** The newest revision of the order with a form's key. */
export function newestRevision(key: string): Source<"reference"> {
  return orderSource(sql`id || ':' || revision`, sql`key = ${key}`);
}

/** The order with a form's key, in any revision. */
export function orderOfForm(key: string): Source<"reference" | "recipient"> {
  return orderSource(sql`id`, sql`key = ${key}`);
}

/**
 * SQL of the order with a form's key, if its customer corrected it at `moment` and its history does not
 * say so yet: a batch whose answer was lost runs again.
 */
export function correctedAt(key: string, moment: number): Sql {
  return sql`orders WHERE key = ${key} AND revision > 1 AND updated_at = ${moment}
    AND NOT EXISTS (SELECT 1 FROM order_events
      WHERE order_id = orders.id AND kind = 'corrected' AND at = ${moment})`;
}

/** A customer's decision made at `moment`; no row without one. */
export function decisionAt(
  id: string,
  decision: "approve" | "change-request",
  moment: number,
): Source<"reference"> {
  const decidedAt = decision === "approve" ? sql`approved_at` : sql`change_requested_at`;
  return orderSource(sql`id || ':' || ${decidedAt}`, sql`id = ${id} AND ${decidedAt} = ${moment}`);
}

/** A published order; no row while it is not published. */
export function publishedOrder(id: string): Source<"reference" | "recipient"> {
  return orderSource(sql`id || ':published'`, sql`id = ${id} AND state = 'published'`);
}

/** The same mail once more; a day has one. */
export function publishedAgain(id: string, day: string): Source<"reference" | "recipient"> {
  return orderSource(sql`id || ':published:' || ${day}`, sql`id = ${id} AND state = 'published'`);
}

/** An order that was paid at `moment`; no row for one that was paid before. */
export function paidOrder(id: string, moment: number): Source<"reference" | "recipient"> {
  return orderSource(sql`id || ':paid'`, sql`id = ${id} AND paid_at = ${moment}`);
}

/** An order about which something was said at `moment`; no row where it was not added to the history. */
function saidAt(id: string, kind: EventKind, moment: number): Source<"reference" | "recipient"> {
  return orderSource(
    sql`id || ':' || ${kind} || ':' || ${moment}`,
    sql`id = ${id} AND EXISTS (SELECT 1 FROM order_events
      WHERE order_id = orders.id AND kind = ${kind} AND at = ${moment})`,
  );
}

/** An order whose change request was answered at `moment`. */
export function answeredOrder(id: string, moment: number): Source<"reference" | "recipient"> {
  return saidAt(id, "answer", moment);
}

/** An order whose goods were sent, or can be fetched, since `moment`; no row where they are neither. */
export function noticeOfGoods(id: string, moment: number): Source<"reference" | "recipient"> {
  const condition = sql`goods IN (${notifiedGoods[0]}, ${notifiedGoods[1]})`;
  return orderSource(
    sql`id || ':goods:' || goods_at`,
    sql`id = ${id} AND goods_at = ${moment} AND ${condition}`,
  );
}

/** A published order whose files were made at `moment`. */
export function deliveredOrder(id: string, moment: number): Source<"reference" | "recipient"> {
  return saidAt(id, "delivered", moment);
}

/** An order that was cancelled at `moment`; no row for one that was cancelled before. */
export function cancelledOrder(id: string, moment: number): Source<"reference" | "recipient"> {
  return orderSource(
    sql`id || ':cancelled:' || updated_at`,
    sql`id = ${id} AND state = 'cancelled' AND updated_at = ${moment}`,
  );
}

/** An order to which its customer added something at `moment`. */
export function orderWithAddition(id: string, moment: number): Source<"reference"> {
  return saidAt(id, "addition", moment);
}

/** An order as the source of the mail with all orders of its customer, on a day. */
export function orderListOf(id: string, day: string): Source<"reference" | "recipient"> {
  return orderSource(sql`id || ':list:' || ${day}`, sql`id = ${id}`);
}

/** The idempotency key of the form by which an order came; null for an order that was deleted. */
export async function findFormKey(db: D1Database, id: string): Promise<string | null> {
  const statement = db.prepare("SELECT key FROM orders WHERE id = ?1").bind(id);
  return (await findRow(v.object({ key: v.string() }), statement))?.key ?? null;
}
