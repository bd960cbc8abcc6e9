import type { OrderState } from "#app/features/order/data.server.ts";
import type { OrderGiven } from "#app/features/order/schema.ts";
import { withRetries } from "#app/lib/retries.ts";

const day = 24 * 60 * 60 * 1000;
/** Source: reliability.md, Spam. */
const confirmationsADay = 3;

/**
 * The mailbox of a column's address: without its tag and in small letters, as nearly all mail servers
 * deliver it (RFC 5233 for tags; RFC 5321 section 2.4 discourages local parts that differ in case).
 * Migration 0008 has an index on this very expression.
 */
function mailboxOf(column: string): string {
  const [tag, at] = [`instr(${column}, '+')`, `instr(${column}, '@')`];
  return `lower(CASE WHEN ${tag} BETWEEN 2 AND ${at} - 1
    THEN substr(${column}, 1, ${tag} - 1) || substr(${column}, ${at}) ELSE ${column} END)`;
}

/** Six digits that people can read out: never fewer, and no zero in front. */
function newNumber(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 100_000 + (random % 900_000);
}

export type NewOrder = {
  given: OrderGiven;
  language: "am" | "en";
  /** Came in a way that people seldom do; the studio sees a mark, nothing is thrown away. */
  suspect: boolean;
  /** Where the studio reads its mail. */
  studioEmail: string;
};

/**
 * Keeps an order with the mails to the studio and to the customer, in one atomic batch. The same form
 * again changes nothing; other content is a new revision, of which the studio is told. A mailbox
 * gets three confirmations a day.
 * @param now milliseconds since 1970 in UTC.
 * @returns the order's number, and the ids of outbox rows that this call added.
 * @throws D1's error after the third failure.
 */
export async function saveOrder(
  db: D1Database,
  { given, language, suspect, studioEmail }: NewOrder,
  now: number,
): Promise<{ number: number; wake: string[] }> {
  const { key } = given;
  const values = [
    given.names,
    given.email,
    given.phone,
    given.template ?? null,
    given.occasionType,
    given.occasionDate,
    given.music ?? null,
    Number(given.rsvp === "yes"),
    given.dresscode || null,
    given.languages.join(","),
    given.text || null,
    given.details,
  ];
  const columns =
    "names, email, phone, template, occasion_type, occasion_date, music, rsvp, dresscode, languages, text, details";
  const changed = columns.split(", ").map((column) => `${column} = excluded.${column}`);
  const hash = await contentHash(values);
  const keep = (number: number) => [
    db
      .prepare(
        `INSERT INTO orders (id, number, key, content_hash, language, suspect, created_at, updated_at, ${columns})
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ${values.map((_, index) => `?${index + 8}`).join(", ")})
         ON CONFLICT (key) DO UPDATE SET revision = revision + 1, content_hash = excluded.content_hash,
           ${changed.join(", ")}, suspect = MAX(suspect, excluded.suspect), updated_at = excluded.updated_at
         WHERE content_hash <> excluded.content_hash`,
      )
      .bind(crypto.randomUUID(), number, key, hash, language, Number(suspect), now, ...values),
    db
      .prepare(
        `INSERT INTO outbox (id, channel, kind, reference, recipient, due_at, created_at)
         SELECT ?1, 'mail', 'order', id || ':' || revision, ?2, ?3, ?3 FROM orders WHERE key = ?4
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(crypto.randomUUID(), studioEmail, now, key),
    db
      .prepare(
        `INSERT INTO outbox (id, channel, kind, reference, recipient, due_at, created_at)
         SELECT ?1, 'mail', 'order-thanks', id, email, ?2, ?2 FROM orders WHERE key = ?3
           AND (SELECT COUNT(*) FROM outbox AS told WHERE told.kind = 'order-thanks'
             AND ${mailboxOf("told.recipient")} = ${mailboxOf("orders.email")}
             AND told.created_at > ?4) < ?5
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(crypto.randomUUID(), now, key, now - day, confirmationsADay),
    db.prepare("SELECT number FROM orders WHERE key = ?1").bind(key),
  ];
  const [, studio, customer, kept] = await withRetries(() => withFreeNumber(db, keep));
  const number = kept?.results[0]?.number;
  if (number === undefined) throw new Error("an order was kept and is not there");
  return {
    number,
    wake: [studio, customer].flatMap((result) => result?.results.map(({ id }) => id) ?? []),
  };
}

/** Of a million numbers one may be taken: then another is drawn. */
async function withFreeNumber(
  db: D1Database,
  keep: (number: number) => D1PreparedStatement[],
): Promise<D1Result<{ id: string; number: number }>[]> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await db.batch<{ id: string; number: number }>(keep(newNumber()));
    } catch (error) {
      if (tries > 4 || !String(error).includes("orders.number")) throw error;
    }
  }
}

/** Sets where an order stands, and the page it became. @returns whether there is such an order. */
export async function markOrder(
  db: D1Database,
  number: number,
  { state, invitation }: { state: OrderState; invitation?: string },
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE orders SET state = ?2, invitation = COALESCE(?3, invitation), updated_at = ?4,
         approved_at = CASE WHEN ?2 IN ('approved', 'published') THEN COALESCE(approved_at, ?4) END
       WHERE number = ?1`,
    )
    .bind(number, state, invitation ?? null, now)
    .run();
  return meta.changes === 1;
}

async function contentHash(values: readonly unknown[]): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify(values));
  const digest = await crypto.subtle.digest("SHA-256", content);
  return new Uint8Array(digest).toHex();
}
