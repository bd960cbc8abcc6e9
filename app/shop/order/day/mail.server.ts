import type { TFunction } from "i18next";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { drawOrder, type OrderLetter } from "#app/shop/order/components/order-letter.tsx";
import { listOrders, type Order } from "#app/shop/order/data.server.ts";
import { listOpenAdditions } from "#app/shop/order/event/data.server.ts";
import { dueWorkOf } from "#app/shop/order/day/rules.ts";
import { dueDay } from "#app/shop/order/delivery/rules.ts";
import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { formatDate, localDate, wallTime, wallTimeOf } from "#app/i18n/dates.ts";
import { bcp47, defaultSiteLanguage } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { homeZone } from "#app/i18n/studio.ts";
import type { Clock } from "#app/lib/clock.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";

/** The hours, by the clock where the studio is, in which the day's mail is made: late rather than never. */
const firstHour = 9;
const lastHour = 12;

/** Orders in one state that are read at most. */
const most = 500;

/** An order with what it waits for. */
type Waiting = {
  order: Order;
  why: "overdue" | "today" | "change-request" | "addition" | "approved" | "goods";
};

/** Orders that wait for the studio on a day, the most urgent first; each order once. */
async function waitingOn(db: D1Database, now: number): Promise<Waiting[]> {
  const [received, inWork, approved, published, additions] = await Promise.all([
    listOrders(db, "received", most),
    listOrders(db, "in-work", most),
    listOrders(db, "approved", most),
    listOrders(db, "published", most),
    listOpenAdditions(db, most),
  ]);
  const askedOf = new Set(additions.map(({ orderId }) => orderId));
  const { overdue, dueToday, goods } = dueWorkOf(
    [...received, ...inWork, ...approved, ...published],
    now,
  );
  const all: Waiting[] = [
    ...overdue.map((order) => ({ order, why: "overdue" as const })),
    ...dueToday.map((order) => ({ order, why: "today" as const })),
    ...inWork
      .filter(({ changeRequestedAt }) => changeRequestedAt !== null)
      .map((order) => ({ order, why: "change-request" as const })),
    ...published
      .filter(({ id }) => askedOf.has(id))
      .map((order) => ({ order, why: "addition" as const })),
    ...approved.map((order) => ({ order, why: "approved" as const })),
    ...goods.map((order) => ({ order, why: "goods" as const })),
  ];
  return all.filter(
    ({ order }, index) => all.findIndex((entry) => entry.order.id === order.id) === index,
  );
}

/**
 * Enqueues the studio's mail of the day, once a day from nine in the morning, if anything waits for
 * it. Runs several times an hour.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function enqueueDay(
  db: D1Database,
  studioEmail: string | null,
  clock: Clock,
): Promise<string[]> {
  const now = clock();
  const { hour } = wallTime(now, homeZone);
  if (studioEmail === null || hour < firstHour || hour >= lastHour) return [];
  if ((await waitingOn(db, now)).length === 0) return [];
  const reference = localDate(now, homeZone);
  return enqueuedIds(
    await db.batch(enqueue(db, { kind: "day", reference, recipient: studioEmail }, now)),
  );
}

type DayMailSources = {
  db: D1Database;
  kv: KVNamespace;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  now: Clock;
};

/** Composes the studio's mail of the day, of what waits when it is sent. */
export async function composeDayMail(
  { db, kv, origin, now }: DayMailSources,
  { recipient }: OutboxRow,
): Promise<MailMessage> {
  const t = await translatorFor(kv, defaultSiteLanguage);
  const waiting = await waitingOn(db, now());
  const letter: OrderLetter = {
    look: null,
    language: bcp47(defaultSiteLanguage),
    heading: t("order:day.heading"),
    event: formatDate(t, wallTime(now(), homeZone), "full"),
    names: null,
    picture: null,
    paragraphs: waiting.length > 0 ? [] : [t("order:day.nothing")],
    lines: waiting.map((entry) => lineOf(entry, t)),
    link: { href: origin, text: t("order:day.site") },
    footer: "npm run studio -- today --remote",
  };
  return {
    to: recipient,
    subject: `${letter.heading} (${waiting.length})`,
    ...drawOrder(letter),
  };
}

/** Orders that wait for the studio, a line for each with its number. */
export async function waitingLines(
  db: D1Database,
  t: TFunction,
  now: number,
): Promise<{ label: string; value: string }[]> {
  return (await waitingOn(db, now)).map((entry) => lineOf(entry, t));
}

function lineOf({ order, why }: Waiting, t: TFunction): { label: string; value: string } {
  const date = formatDate(t, wallTimeOf(dueDay(order)), "day");
  const parts = [order.names, t(`order:day.${why}`, { date }), order.assignedTo];
  return { label: formatOrderNumber(order.number), value: parts.filter(Boolean).join(" · ") };
}
