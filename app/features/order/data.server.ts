import type { Language } from "#app/features/language/languages.ts";
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
  wish: string | null;
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
  suspect, created_at AS createdAt, updated_at AS updatedAt`;

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
