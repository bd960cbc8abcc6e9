import * as v from "valibot";
import {
  cancelledOrder,
  correctedAt,
  newestRevision,
  orderOfForm,
  publishedOrder,
} from "#app/shop/order/data.server.ts";
import { recordEvent, type ByStaff } from "#app/shop/order/event/mutations.server.ts";
import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import { lookAtOpen } from "#app/shop/order/payments/mutations.server.ts";
import type { Quote } from "#app/shop/order/price/quote.ts";
import type { OrderGiven } from "#app/shop/order/schema.ts";
import { statesBefore, type OrderMove, type OrderState } from "#app/shop/order/state.ts";
import { readRow, readRows } from "#app/lib/rows.ts";
import { repeatable, sql } from "#app/lib/sql.ts";
import { withRetries } from "#app/lib/retries.ts";
import { sha256Hex } from "#app/lib/crypto.ts";
import type { OrderLanguage } from "#app/i18n/languages.ts";

/** Most confirmations to one address a day, so that the form cannot flood a stranger's mailbox. */
const confirmationsADay = 3;

/** Six digits without a leading zero, to be read out on the phone. */
function newNumber(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 100_000 + (random % 900_000);
}

const keptRow = v.object({ number: v.number(), contentHash: v.string() });

export type NewOrder = {
  given: OrderGiven;
  /** How many of each accessory, by its id. */
  accessories?: Readonly<Record<string, number>>;
  /** Its price; null while the price list cannot be read. */
  quote?: Quote | null;
  language: OrderLanguage;
  /** Marked as possible spam; the studio sees the mark, and nothing is discarded. */
  suspect: boolean;
  /** The studio's mail address. */
  studioEmail: string;
};

/**
 * Stores an order and enqueues the mails to the studio and to the customer, in one atomic batch.
 * The same form again changes nothing; other content is a new revision, about which the studio gets
 * a mail. A mailbox gets at most three confirmations a day.
 * @param now milliseconds since 1970 in UTC.
 * @returns the order's number, whether it has this content now, which it has not when work on it has
 * begun, and the ids of the outbox rows that this call added.
 * @throws D1's error after the third failure.
 */
export async function saveOrder(
  db: D1Database,
  { given: form, accessories = {}, quote = null, language, suspect, studioEmail }: NewOrder,
  now: number,
): Promise<{ number: number; isStored: boolean; messageIds: string[] }> {
  const { key } = form;
  const values = [
    form.names,
    form.email,
    form.phone,
    form.template ?? null,
    form.occasionType,
    form.occasionDate,
    form.music ?? null,
    Number(form.rsvp === "yes"),
    form.dresscode || null,
    form.languages.join(","),
    form.text || null,
    form.details,
    form.extras?.join(",") || null,
    Object.keys(accessories).length > 0 ? JSON.stringify(accessories) : null,
  ];
  const columns =
    "names, email, phone, template, occasion_type, occasion_date, music, rsvp, dresscode, languages, text, details, extras, accessories";
  const changed = [...columns.split(", "), "quote"].map((name) => `${name} = excluded.${name}`);
  // Without the price: a form that is sent again is no other order because prices have changed.
  const hash = await sha256Hex(JSON.stringify(values));
  const keep = (number: number) => [
    db
      .prepare(
        `INSERT INTO orders (id, number, key, content_hash, language, suspect, created_at, updated_at, quote, ${columns})
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ${values.map((_, index) => `?${index + 9}`).join(", ")})
         ON CONFLICT (key) DO UPDATE SET revision = revision + 1, content_hash = excluded.content_hash,
           ${changed.join(", ")}, suspect = MAX(suspect, excluded.suspect), updated_at = excluded.updated_at
         WHERE content_hash <> excluded.content_hash AND ${allows("correct")}`,
      )
      .bind(
        crypto.randomUUID(),
        number,
        key,
        hash,
        language,
        Number(suspect),
        now,
        quote && JSON.stringify(quote),
        ...values,
      ),
    recordEvent(db, correctedAt(key, now), { kind: "corrected", person: null, text: null }, now),
    ...enqueue(db, { kind: "order", source: newestRevision(key), recipient: studioEmail }, now),
    ...enqueue(
      db,
      { kind: "order-thanks", source: orderOfForm(key), perDay: confirmationsADay },
      now,
    ),
    db.prepare("SELECT number, content_hash AS contentHash FROM orders WHERE key = ?1").bind(key),
  ];
  const results = await withRetries(() => withFreeNumber(db, keep));
  const { number, contentHash } = readRow(keptRow, results.at(-1)?.results[0]);
  return {
    number,
    isStored: contentHash === hash,
    messageIds: enqueuedIds(results.slice(0, -1)),
  };
}

/** A random number of six digits may be in use: then another one is drawn. */
async function withFreeNumber(
  db: D1Database,
  keep: (number: number) => D1PreparedStatement[],
): Promise<D1Result[]> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await db.batch(keep(newNumber()));
    } catch (error) {
      if (tries > 4 || !String(error).includes("orders.number")) throw error;
    }
  }
}

/** SQL of whether an order's state allows a move. */
export function allows(move: OrderMove): string {
  return `state IN (${statesBefore(move)
    .map((state) => `'${state}'`)
    .join(", ")})`;
}

/**
 * Sets an order's state and its invitation, whatever its state was. Where `person` of the staff did
 * it by hand, a new state is added to the order's history.
 * @param now milliseconds since 1970 in UTC.
 */
export async function markOrder(
  db: D1Database,
  number: number,
  { state, invitation, person }: { state: OrderState; invitation?: string; person?: string },
  now: number,
): Promise<void> {
  const change = db
    .prepare(
      `${repeatable} UPDATE orders SET state = ?2, invitation = COALESCE(?3, invitation), updated_at = ?4,
         approved_at = CASE WHEN ?2 IN ('approved', 'published') THEN COALESCE(approved_at, ?4) END
       WHERE number = ?1`,
    )
    .bind(number, state, invitation ?? null, now);
  if (person === undefined) await change.run();
  else {
    const moved = sql`orders WHERE number = ${number} AND state <> ${state}`;
    await db.batch([recordEvent(db, moved, { kind: "moved", person, text: state }, now), change]);
  }
}

/**
 * Cancels an order for its customer and enqueues the mail to the studio, in one atomic batch.
 * @param now milliseconds since 1970 in UTC.
 * @returns whether it is cancelled after the call, and the ids of the outbox rows that this call
 * added.
 */
export async function saveCancellation(
  db: D1Database,
  id: string,
  reason: string,
  studioEmail: string,
  now: number,
): Promise<{ isCancelled: boolean; messageIds: string[] }> {
  const source = cancelledOrder(id, now);
  const results = await db.batch([
    db
      .prepare(
        `UPDATE orders SET state = 'cancelled', approved_at = NULL, updated_at = ?2
         WHERE id = ?1 AND ${allows("cancelByCustomer")}`,
      )
      .bind(id, now),
    recordEvent(db, source.from, { kind: "cancelled", person: null, text: reason }, now),
    lookAtOpen(db, id, now),
    ...enqueue(db, { kind: "order-cancelled", source, recipient: studioEmail }, now),
    db.prepare("SELECT state FROM orders WHERE id = ?1").bind(id),
  ]);
  const [order] = readRows(v.object({ state: v.string() }), results.at(-1));
  return {
    isCancelled: order?.state === "cancelled",
    messageIds: enqueuedIds(results.slice(0, -1)),
  };
}

/**
 * Marks an order as published and enqueues the mail to its customer, once per order, in one atomic
 * batch.
 */
export async function publishOrder(
  db: D1Database,
  id: string,
  { person, now }: ByStaff,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE orders SET state = 'published', updated_at = ?2
         WHERE id = ?1 AND ${allows("publish")}`,
      )
      .bind(id, now),
    recordEvent(
      db,
      sql`orders WHERE id = ${id} AND state = 'published' AND updated_at = ${now}`,
      { kind: "published", person, text: null },
      now,
    ),
    ...enqueue(db, { kind: "order-published", source: publishedOrder(id) }, now),
  ]);
}
