import { env, exports } from "cloudflare:workers";
import { inject } from "vitest";
import { orderKey } from "#app/shop/order/access.server.ts";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { markOrder, saveOrder } from "#app/shop/order/mutations.server.ts";
import { listPayments } from "#app/shop/order/payments/data.server.ts";
import type { Quote } from "#app/shop/order/price/quote.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { dayFromNow } from "./invitations.ts";
import { open, origin, post } from "./site.ts";
import { fetchSite } from "./worker.ts";

/** How a double behaves for an order. `closing` does what it is asked and answers nothing. */
export type CardMode = "fine" | "down" | "closing" | "forgets" | "silent";

/** A payment as its provider has it; sums in the provider's own units. */
export type HeldPayment = {
  provider: "stripe" | "ameriabank";
  order: number;
  id: string;
  key: string;
  number?: number;
  sum: number;
  currency: string;
  state: "open" | "paid" | "failed" | "expired" | "voided";
  refunded: number;
  back: string;
  left?: string;
  expiresAt?: number;
  intent?: string;
  names?: Record<string, string>;
};

const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);

const line = { id: "web", name: null, count: 1, price: 15_000, from: false };
/** A price whose every part is known. */
export const evenQuote: Quote = {
  list: "1a2b3c4d",
  currency: "AMD",
  sum: 15_000,
  lines: [line],
  rates: { USD: 380 },
};

/** An order that is worked on, so that its price is to be paid. */
export async function payableOrder(
  changes: { quote?: Quote; language?: Order["language"] } = {},
): Promise<Order> {
  const { number } = await saveOrder(
    env.DB,
    {
      given: {
        key: crypto.randomUUID(),
        names: "Narek & Mariam",
        email: `${crypto.randomUUID()}@example.com`,
        phone: "+37491234567",
        occasionType: "wd",
        occasionDate: dayFromNow(100),
        languages: ["am"],
        rsvp: "yes",
        details: "Սուրբ Գայանե, 13:30",
      },
      quote: evenQuote,
      language: "en",
      suspect: false,
      studioEmail: "hello@hraver.example",
      ...changes,
    },
    Date.now(),
  );
  await markOrder(env.DB, number, { state: "in-work" }, Date.now());
  return orderNow({ number });
}

export async function orderNow({ number }: Pick<Order, "number">): Promise<Order> {
  const order = await findOrder(env.DB, number);
  if (!order) throw new Error("no order was stored");
  return order;
}

/** The address of an order's page, or of what lies below it. */
export async function addressOf({ number }: Pick<Order, "number">, below = ""): Promise<string> {
  return `/order/${number}${below}?key=${await orderKey(REPLY_SECRET, number)}&lng=en`;
}

export async function pageOf(order: Pick<Order, "number">): Promise<string> {
  return (await (await open(await addressOf(order))).text()).replaceAll("\u00a0", " ");
}

/** A network of its own, because rate limits count by the minutes of the machine's clock. */
function someone(): Record<string, string> {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { "CF-Connecting-IP": `10.${a}.${b}.${c}` };
}

/** Presses a button of the order's page. */
export async function press(order: Order, way: HeldPayment["provider"]): Promise<Response> {
  return post(await addressOf(order, "/pay"), { way }, someone());
}

/** The payments of an order as the providers have them, after a change of one. */
export async function heldFor(
  { number }: Pick<Order, "number">,
  change?: { mode: CardMode } | ({ id: string } & Partial<HeldPayment>),
): Promise<HeldPayment[]> {
  const init = change && { method: "POST", body: JSON.stringify(change) };
  return (await fetch(`${inject("cards")}/control/${number}`, init ?? {})).json();
}

/** Presses a button and does at the provider what a customer does there. */
export async function begun(
  order: Order,
  way: HeldPayment["provider"],
  change: Partial<HeldPayment> = {},
): Promise<HeldPayment> {
  const led = await press(order, way);
  const held = (await heldFor(order)).findLast(({ provider }) => provider === way);
  if (!held || led.status !== 303) throw new Error(`nothing was begun: ${led.status}`);
  return changed(held, change);
}

/** Changes a payment at its provider. */
export async function changed(
  { id, order }: HeldPayment,
  change: Partial<HeldPayment>,
): Promise<HeldPayment> {
  const held = (await heldFor({ number: order }, { ...change, id })).find((one) => one.id === id);
  if (!held) throw new Error("the provider has no such payment");
  return held;
}

/** Comes back from the provider's page, as the provider sends the customer. */
export function comeBack({ provider, back, key, number, id }: HeldPayment): Promise<Response> {
  const { pathname } = new URL(back);
  const query = `?orderID=${number}&resposneCode=00&paymentID=${id}&opaque=${key}`;
  return open(pathname + (provider === "ameriabank" ? query : ""), someone());
}

/** The handler of each minute's cron. The types of a Worker's own export know `fetch` alone. */
const worker = exports.default as typeof exports.default & {
  scheduled: (event: { cron: string }) => Promise<unknown>;
};

/** Lets the minute's cron run after the payments of an order have become due. */
export async function afterMinutes({ id }: Pick<Order, "id">): Promise<void> {
  await env.DB.prepare(
    "UPDATE payments SET check_at = 0 WHERE order_id = ? AND check_at IS NOT NULL",
  )
    .bind(id)
    .run();
  await worker.scheduled({ cron: "* * * * *" });
}

/** A notice as Stripe writes it (https://docs.stripe.com/api/events/object). */
export function noticeOf(
  { id, key, order, intent, names }: HeldPayment,
  type = "checkout.session.completed",
): string {
  const object = type.startsWith("checkout.")
    ? { object: "checkout.session", id, metadata: { payment: key, order: String(order) } }
    : { object: "charge", id: "ch_1", payment_intent: intent, metadata: names };
  return JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: "event",
    livemode: false,
    type,
    data: { object },
  });
}

/** `Stripe-Signature` of a body. @param at seconds since 1970. */
export async function stripeSignature(
  body: string,
  { secret = "whsec_secretoftestsalone", at = Math.floor(Date.now() / 1000) } = {},
): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const bytes = await crypto.subtle.sign("HMAC", key, encoder.encode(`${at}.${body}`));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0"));
  return `t=${at},v1=${hex.join("")},v0=6ffbb59b2300aae63f272406069a9788598b792a944a07aba816edb039989a39`;
}

/** Posts a notice as Stripe does. */
export async function notify(body: string, signature?: string): Promise<Response> {
  return fetchSite(
    new Request(`${origin}/api/stripe`, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        ...someone(),
        "Stripe-Signature": signature ?? (await stripeSignature(body)),
      },
    }),
  );
}

/** Payments of an order as they are stored. */
export async function storedOf({ id }: { id: string }) {
  return (await listPayments(env.DB, id)).map(({ provider, state, paid, refunded }) => ({
    provider,
    state,
    paid,
    refunded,
  }));
}

/** The mails of a kind about an order. */
export async function messagesOf({ id }: { id: string }, kind: string): Promise<OutboxRow[]> {
  const { results } = await env.DB.prepare(
    `SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox
     WHERE reference LIKE ? AND kind = ? AND channel = 'mail'`,
  )
    .bind(`${id}:%`, kind)
    .all<OutboxRow>();
  return results;
}

/** Events of an order's history, but for its states. */
export const eventsOf = async ({ id }: { id: string }) =>
  (await listEvents(env.DB, id)).filter(({ kind }) => kind !== "moved");
