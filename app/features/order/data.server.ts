import type { Language } from "#app/i18n/languages.ts";
import type { OccasionType } from "#app/features/order/schema.ts";

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

/** An order in its newest revision. */
export type Order = {
  id: string;
  number: number;
  revision: number;
  language: "am" | "en";
  names: string;
  email: string;
  phone: string;
  template: string | null;
  occasionType: OccasionType;
  occasionDate: string;
  music: string | null;
  rsvp: boolean;
  dresscode: string | null;
  languages: Language[];
  text: string | null;
  details: string;
  state: OrderState;
  invitation: string | null;
  /** What the customer last asked to have changed; it stays when that is done. */
  wish: string | null;
  wishedAt: number | null;
  /** When they approved the newest look. */
  approvedAt: number | null;
  suspect: boolean;
  createdAt: number;
  updatedAt: number;
};

type Row = Omit<Order, "rsvp" | "languages" | "suspect"> & {
  rsvp: number;
  suspect: number;
  languages: string;
};

const columns = `id, number, revision, language, names, email, phone, template, occasion_type AS occasionType,
  occasion_date AS occasionDate, music, rsvp, dresscode, languages, text, details, state, invitation, wish,
  wished_at AS wishedAt, approved_at AS approvedAt, suspect, created_at AS createdAt, updated_at AS updatedAt`;

/** @returns null for a number that nobody has. */
export async function findOrder(db: D1Database, number: number): Promise<Order | null> {
  const row = await db
    .prepare(`SELECT ${columns} FROM orders WHERE number = ?1`)
    .bind(number)
    .first<Row>();
  return row && orderOf(row);
}

/** @returns null for an order that was deleted. */
export async function findOrderById(db: D1Database, id: string): Promise<Order | null> {
  const row = await db.prepare(`SELECT ${columns} FROM orders WHERE id = ?1`).bind(id).first<Row>();
  return row && orderOf(row);
}

/**
 * The orders that became these invitations, by path; of several the newest that stands.
 * @param paths as in `wedding/anna-arman`; any number of them.
 */
export async function findOrdersOf(
  db: D1Database,
  paths: readonly string[],
): Promise<Map<string, Order>> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM orders WHERE invitation IN (SELECT value FROM json_each(?1))
       AND state <> 'cancelled' ORDER BY created_at`,
    )
    .bind(JSON.stringify(paths))
    .all<Row>();
  return new Map(
    results.map(orderOf).flatMap((order) => (order.invitation ? [[order.invitation, order]] : [])),
  );
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
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM orders WHERE ?1 IS NULL OR state = ?1 ORDER BY created_at DESC LIMIT ?2`,
    )
    .bind(state, limit)
    .all<Row>();
  return results.map(orderOf);
}

function orderOf(row: Row): Order {
  return {
    ...row,
    rsvp: row.rsvp === 1,
    suspect: row.suspect === 1,
    languages: row.languages.split(",").filter((code): code is Language => code !== ""),
  };
}
