import * as v from "valibot";
import type { Source } from "#app/features/outbox/source.ts";
import { isLanguage } from "#app/i18n/languages.ts";
import { occasionTypes } from "#app/features/order/occasion-type.ts";
import { findRow, listRows } from "#app/lib/rows.ts";
import { sql, type Sql } from "#app/lib/sql.ts";

/** Where an order stands: what its customer sees, and what staff set. */
export const orderStates = [
  "received",
  "in-work",
  "ready",
  "approved",
  "published",
  "cancelled",
] as const;
export type OrderState = (typeof orderStates)[number];

const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

const orderRow = v.object({
  id: v.string(),
  number: v.number(),
  revision: v.number(),
  language: v.picklist(["am", "en"]),
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
  state: v.picklist(orderStates),
  invitation: v.nullable(v.string()),
  /** What the customer last asked to have changed; it stays when that is done. */
  wish: v.nullable(v.string()),
  wishedAt: v.nullable(v.number()),
  /** When they approved the newest look. */
  approvedAt: v.nullable(v.number()),
  suspect: flag,
  createdAt: v.number(),
  updatedAt: v.number(),
});

/** An order in its newest revision. */
export type Order = v.InferOutput<typeof orderRow>;

const columns = `id, number, revision, language, names, email, phone, template, occasion_type AS occasionType,
  occasion_date AS occasionDate, music, rsvp, dresscode, languages, text, details, state, invitation, wish,
  wished_at AS wishedAt, approved_at AS approvedAt, suspect, created_at AS createdAt, updated_at AS updatedAt`;

/** @returns null for a number that nobody has. */
export async function findOrder(db: D1Database, number: number): Promise<Order | null> {
  const statement = db.prepare(`SELECT ${columns} FROM orders WHERE number = ?1`).bind(number);
  return findRow(orderRow, statement);
}

/** @returns null for an order that was deleted. */
export async function findOrderById(db: D1Database, id: string): Promise<Order | null> {
  return findRow(orderRow, db.prepare(`SELECT ${columns} FROM orders WHERE id = ?1`).bind(id));
}

/**
 * The orders that became these invitations, by path; of several the newest that stands.
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

/** The newest order that became an invitation and stands, or null. */
export async function findOrderOf(db: D1Database, path: string): Promise<Order | null> {
  return (await findOrdersOf(db, [path])).get(path) ?? null;
}

/** The newest first; of one state alone, or of all. */
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

/** An order that messages are about, and its customer's address: `which` says which order, as SQL. */
function orderSource(reference: Sql, which: Sql): Source<"reference" | "recipient"> {
  return { columns: { reference, recipient: sql`email` }, from: sql`orders WHERE ${which}` };
}

/** The newest revision of the order that a form gave. */
export function newestRevision(key: string): Source<"reference"> {
  return orderSource(sql`id || ':' || revision`, sql`key = ${key}`);
}

/** The order that a form gave, whatever its revision. */
export function orderOfForm(key: string): Source<"reference" | "recipient"> {
  return orderSource(sql`id`, sql`key = ${key}`);
}

/** What a customer decided at `moment`; no row where they did not. */
export function decisionAt(
  id: string,
  decision: "approve" | "wish",
  moment: number,
): Source<"reference"> {
  const decidedAt = decision === "approve" ? sql`approved_at` : sql`wished_at`;
  return orderSource(sql`id || ':' || ${decidedAt}`, sql`id = ${id} AND ${decidedAt} = ${moment}`);
}

/** An order that is published; no row while it is not. */
export function publishedOrder(id: string): Source<"reference" | "recipient"> {
  return orderSource(sql`id || ':published'`, sql`id = ${id} AND state = 'published'`);
}
