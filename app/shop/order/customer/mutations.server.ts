import { orderListOf, orderWithAddition, publishedAgain } from "#app/shop/order/data.server.ts";
import { isNew, recordEvent } from "#app/shop/order/event/mutations.server.ts";
import type { SettledName } from "#app/shop/order/settled/kinds.ts";
import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/** Stores what an order's customer says is complete or not wanted. */
export async function saveSettled(
  db: D1Database,
  id: string,
  settled: readonly SettledName[],
): Promise<void> {
  const names = settled.length > 0 ? settled.join(",") : null;
  await prepareSql(db, sql`UPDATE orders SET settled = ${names} WHERE id = ${id}`).run();
}

/**
 * Stores what a customer wants printed and where it goes, and adds it to the order's history, in one
 * batch. Null leaves what is stored: it is printed, or on its way.
 * @param now milliseconds since 1970 in UTC.
 */
export async function saveGoodsWords(
  db: D1Database,
  id: string,
  { print, delivery }: { print: string | null; delivery: string | null },
  now: number,
): Promise<void> {
  const text = [print, delivery].filter(Boolean).join("\n");
  const event = { kind: "goods-asked", person: null, text } as const;
  await db.batch([
    recordEvent(db, sql`orders WHERE id = ${id} AND ${isNew(id, event, now)}`, event, now),
    prepareSql(
      db,
      sql`UPDATE orders SET print_text = coalesce(${print}, print_text),
        delivery = coalesce(${delivery}, delivery), updated_at = ${now} WHERE id = ${id}`,
    ),
  ]);
}

/**
 * Stores what a customer orders besides, after the invitation is published, and enqueues the mail to
 * the studio, in one batch. The same words again within an hour change nothing.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added.
 */
export async function saveAddition(
  db: D1Database,
  id: string,
  text: string,
  studioEmail: string,
  now: number,
): Promise<string[]> {
  const event = { kind: "addition", person: null, text } as const;
  const results = await db.batch([
    recordEvent(db, sql`orders WHERE id = ${id} AND ${isNew(id, event, now)}`, event, now),
    ...enqueue(
      db,
      { kind: "order-addition", source: orderWithAddition(id, now), recipient: studioEmail },
      now,
    ),
  ]);
  return enqueuedIds(results.slice(1));
}

/** Mails with such a link to one mailbox in 24 hours: anybody may have named it in several orders. */
const listsADay = 3;

/**
 * Enqueues the mail with the link to all orders of a customer, to the address of one of them; once a
 * day and order, and `listsADay` times a mailbox.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added.
 */
export async function requestOrderList(db: D1Database, id: string, now: number): Promise<string[]> {
  const day = new Date(now).toISOString().slice(0, 10);
  return enqueuedIds(
    await db.batch(
      enqueue(db, { kind: "order-list", source: orderListOf(id, day), perDay: listsADay }, now),
    ),
  );
}

/**
 * Mails the link to the guests' replies once more, to the order's address and once a day. The order's
 * page does not show it: who was given that page to look at or to pay would read the guests.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added.
 */
export async function requestRepliesLink(
  db: D1Database,
  id: string,
  now: number,
): Promise<string[]> {
  const day = new Date(now).toISOString().slice(0, 10);
  const source = publishedAgain(id, day);
  return enqueuedIds(await db.batch(enqueue(db, { kind: "order-published", source }, now)));
}
