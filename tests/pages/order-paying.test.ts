import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { formatOrderNumber, orderKey } from "#app/shop/order/access.server.ts";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import { saveDecision } from "#app/shop/order/approval/mutations.server.ts";
import { markOrder, saveOrder } from "#app/shop/order/mutations.server.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import type { Quote } from "#app/shop/order/price/quote.ts";
import {
  agreeOnSum,
  assignOrder,
  cancelOrder,
  noteOrder,
  payOrder,
  setDueDay,
} from "#app/shop/order/staff/mutations.server.ts";
import type { MessageKind, OutboxRow } from "#app/platform/outbox/schema.ts";
import { requireSettings } from "#app/lib/settings.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import { countOf, textOf, textsOf } from "../support/html.ts";
import { dayFromNow, weddingOf } from "../support/invitations.ts";
import { open, origin } from "../support/site.ts";

const secrets = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET", "STUDIO_EMAIL"]);
const sources = {
  db: env.DB,
  kv: env.CONTENT,
  origin,
  secret: secrets.REPLY_SECRET,
  dashboardSecret: secrets.DASHBOARD_SECRET,
  now: Date.now,
};

let moment = Date.UTC(2027, 5, 1, 8);
/** Staff, each time a second later. */
const staff = () => ({ person: "Ani", now: (moment += 1_000) });
const spaces = (text: string) => text.replaceAll("\u00a0", " ");

const line = { id: "web", name: null, count: 1, price: 12_000, from: false };
const rsvp = {
  id: "rsvp",
  name: { am: "Հաստատում", en: "RSVP" },
  count: 1,
  price: 3_000,
  from: false,
};
const quote: Quote = {
  list: "1a2b3c4d",
  currency: "AMD",
  sum: 15_000,
  lines: [line, rsvp],
  rates: {},
};

async function placed(
  changes: { quote?: Quote | null; language?: Order["language"] } = {},
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
      quote,
      language: "en",
      suspect: false,
      studioEmail: secrets.STUDIO_EMAIL,
      ...changes,
    },
    staff().now,
  );
  return requireOrder(number);
}

async function requireOrder(number: number): Promise<Order> {
  const order = await findOrder(env.DB, number);
  if (!order) throw new Error("no order was stored");
  return order;
}

async function pageOf({ number }: Order): Promise<string> {
  const key = await orderKey(secrets.REPLY_SECRET, number);
  return spaces(await (await open(`/order/${number}?key=${key}&lng=en`)).text());
}

/** The mails of a kind about an order, as they are sent. */
async function mailsOf({ id }: Order, kind: MessageKind): Promise<MailMessage[]> {
  const { results } = await env.DB.prepare(
    `SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox
     WHERE reference LIKE ? AND kind = ?`,
  )
    .bind(`${id}:%`, kind)
    .all<OutboxRow>();
  return Promise.all(results.map((row) => composeOrderMail(sources, row)));
}

const paymentIn = (html: string) => textsOf(html, ".order-payment").join("");

test("an order asks for no money before work begins, then for its sum, and thanks when it came", async () => {
  const order = await placed();
  const before = await pageOf(order);
  expect(countOf(before, "[data-payment=open]")).toBe(1);
  expect(paymentIn(before)).not.toContain("1234567890123456");
  await markOrder(env.DB, order.number, { state: "in-work" }, staff().now);
  const asking = await pageOf(order);
  expect(countOf(asking, "[data-payment=waiting]")).toBe(1);
  expect(paymentIn(asking)).toContain("AMD 15,000");
  expect(paymentIn(asking)).toContain("1234567890123456");
  expect(paymentIn(asking)).toContain(`Order ${order.number}`);
  expect(await payOrder(env.DB, order.id, { sum: 15_000, way: "cash" }, staff())).toBe(true);
  const paid = await pageOf(order);
  expect(countOf(paid, "[data-payment=paid]")).toBe(1);
  expect(paymentIn(paid)).not.toContain("1234567890123456");
});

test("the receipt is mailed once, with what was received and for what", async () => {
  const order = await placed();
  expect(await payOrder(env.DB, order.id, { sum: 14_000, way: "transfer" }, staff())).toBe(true);
  expect(await payOrder(env.DB, order.id, { sum: 14_000, way: "cash" }, staff())).toBe(false);
  const receipts = await mailsOf(order, "order-paid");
  expect(receipts).toMatchObject([{ to: order.email }]);
  const [mail] = receipts;
  const text = spaces(mail?.text ?? "");
  expect(text).toContain("Amount – AMD 14,000");
  expect(text).toContain("Paid by – Bank transfer");
  expect(text).toContain("Received on – 1 June 2027");
  expect(text).toContain("Total – AMD 15,000");
  const paid = (await listEvents(env.DB, order.id)).filter(({ kind }) => kind === "paid");
  expect(paid).toMatchObject([{ person: "Ani", text: "14000 transfer" }]);
});

test("what staff agreed on is asked for in place of a sum that is open", async () => {
  const openLine = { ...line, id: "express", price: null };
  const order = await placed({ quote: { ...quote, lines: [line, openLine] } });
  await markOrder(env.DB, order.number, { state: "in-work" }, staff().now);
  expect(countOf(await pageOf(order), "[data-payment=open]")).toBe(1);
  await agreeOnSum(env.DB, order.id, 21_000, staff());
  const page = await pageOf(order);
  expect(paymentIn(page)).toContain("AMD 21,000");
  // One sum on the page: the price list's is a line among those behind it.
  expect(spaces(textsOf(page, ".order-sum summary span").join(" "))).toBe(
    "Agreed price AMD 21,000",
  );
  expect(spaces(textsOf(page, ".order-sum dl div").at(-1) ?? "")).toContain("By the price list");
});

test("an order's page names the day by which it is ready, or the one that staff promised", async () => {
  const order = await placed();
  expect(textOf(await pageOf(order))).toContain("Ready by");
  await setDueDay(env.DB, order.id, "2027-06-30", staff());
  expect(textOf(await pageOf(order))).toContain("Wednesday, 30 June");
});

test("a cancelled order is paid by nobody, and one that is published is not cancelled", async () => {
  const order = await placed();
  const words = { reason: "they called", said: "We are sorry:\nthe hall is yours on 3 July." };
  expect(await cancelOrder(env.DB, order.id, words, staff())).toBe(true);
  expect(await cancelOrder(env.DB, order.id, { reason: "again", said: "Again" }, staff())).toBe(
    false,
  );
  const html = await pageOf(order);
  expect(countOf(html, "[data-order-state=cancelled]")).toBe(1);
  expect(countOf(html, "[data-payment]")).toBe(0);
  expect(html).not.toContain("they called");
  expect(textOf(html)).toContain("the hall is yours on 3 July.");
  const mails = await mailsOf(order, "order-called-off");
  expect(mails.map(({ to }) => to)).toEqual([order.email]);
  const text = mails[0]?.text ?? "";
  expect(text).toContain(`Order ${formatOrderNumber(order.number)}: canceled`);
  expect(text).toContain("the hall is yours on 3 July.");
  expect(text).not.toContain("they called");
  expect(text).not.toContain("what you have paid");
  const other = await placed();
  await markOrder(env.DB, other.number, { state: "published" }, staff().now);
  const late = { reason: "too late", said: null };
  expect(await cancelOrder(env.DB, other.id, late, staff())).toBe(false);
  expect(await mailsOf(other, "order-called-off")).toEqual([]);
});

test("a customer who has paid reads in each language that the studio will be in touch about the sum", async () => {
  const texts = { am: "Վճարած գումարի", en: "what you have paid", ru: "оплаченной суммы" } as const;
  for (const language of ["am", "en", "ru"] as const) {
    const order = await placed({ language });
    await payOrder(env.DB, order.id, { sum: 14_000, way: "cash" }, staff());
    await cancelOrder(env.DB, order.id, { reason: "they called", said: null }, staff());
    const [mail] = await mailsOf(order, "order-called-off");
    expect(mail?.text).toContain(texts[language]);
  }
});

test("an order's history has what was done about it and by whom, in order", async () => {
  const order = await placed();
  await assignOrder(env.DB, order.id, "Ani", staff());
  await noteOrder(env.DB, order.id, "the hour comes on Friday", staff());
  await assignOrder(env.DB, order.id, null, staff());
  expect(await listEvents(env.DB, order.id)).toMatchObject([
    { kind: "assigned", person: "Ani", text: "Ani" },
    { kind: "note", person: "Ani", text: "the hour comes on Friday" },
    { kind: "assigned", person: "Ani", text: null },
  ]);
  expect(await requireOrder(order.number)).toMatchObject({ assignedTo: null });
  expect(await pageOf(order)).not.toContain("the hour comes on Friday");
});

test("the customer sees each round of changes, with what was asked and what was done", async () => {
  const order = await placed();
  const wedding = weddingOf();
  const invitation = wedding.path;
  await markOrder(env.DB, order.number, { state: "in-work", invitation }, staff().now);
  const show = async (title: string, done: string | null) => {
    const { version: _, hash: __, ...draft } = weddingOf({ ...wedding, title: { am: title } });
    return savePreview(env.DB, draft, order.id, staff().now, { person: "Ani", done });
  };
  const ask = (changeRequest: string) =>
    saveDecision(
      env.DB,
      order.id,
      { intent: "change-request", changeRequest },
      secrets.STUDIO_EMAIL,
      staff().now,
    );
  await show("Ա", null);
  await ask("At 14:00, please");
  await ask("At 15:00, please");
  const asked = await pageOf(order);
  expect(textsOf(asked, ".order-rounds h2")).toEqual(["Changes: round 1 of 3"]);
  expect(textOf(asked)).not.toContain("At 14:00, please");
  const preview = await show("Բ", "the hour");
  const approval = await (await open(previewAddress(preview))).text();
  expect(textsOf(approval, "#approval blockquote")).toEqual(["At 15:00, please", "the hour"]);
  expect(textsOf(approval, "#approval").join("")).toContain("round 1 of 3");
  await ask("Another place");
  const html = await pageOf(order);
  expect(textsOf(html, ".order-rounds h2")).toEqual(["Changes: round 2 of 3"]);
  expect(textsOf(html, ".order-rounds blockquote")).toEqual([
    "At 15:00, please",
    "the hour",
    "Another place",
  ]);
});
