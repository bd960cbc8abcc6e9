import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { saveCancellation } from "#app/shop/order/mutations.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { refundByHand, settleMoney } from "#app/shop/order/payments/by-hand/mutations.server.ts";
import { composeMoneyMail } from "#app/shop/order/payments/mail.server.ts";
import { agreeOnSum, cancelOrder, payOrder } from "#app/shop/order/staff/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { forget } from "#app/studio/rights/forget.server.ts";
import { dataOfOrder } from "#app/studio/rights/view.server.ts";
import { createStaffLink } from "#app/studio/staff/mutations.server.ts";
import { readWaiting } from "#app/studio/staff/today/data.server.ts";
import {
  afterMinutes,
  begun,
  changed,
  comeBack,
  heldFor,
  noticeOf,
  notify,
  orderNow,
  pageOf,
  payableOrder,
} from "../support/cards.ts";
import { countOf, textOf, textsOf } from "../support/html.ts";
import { realStores } from "../support/personal-data.ts";
import { open, origin, post } from "../support/site.ts";

let moment = Date.now();
/** Staff, each time a moment later. */
const staff = () => ({ person: "Ani", now: (moment = Math.max(moment + 1, Date.now())) });

/** An order's money as `studio today` and the page for staff tell it. */
async function toldOf({ number }: Pick<Order, "number">) {
  const { money } = await readWaiting({ content: env.CONTENT, db: env.DB }, Date.now());
  return money
    .filter((one) => one.number === number)
    .map(({ problem, received, due }) => ({ problem, received, due }));
}

async function studioMails({ id }: Pick<Order, "id">): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox
     WHERE reference LIKE ? AND kind = 'order-money' AND channel = 'mail' ORDER BY created_at, rowid`,
  )
    .bind(`${id}:%`)
    .all<OutboxRow>();
  const sources = { db: env.DB, kv: env.CONTENT, origin };
  const mails = await Promise.all(results.map((row) => composeMoneyMail(sources, row)));
  expect(mails.map(({ to }) => to)).toEqual(mails.map(() => "hello@hraver.example"));
  return mails.map(({ subject, text }) => `${subject}\n${text}`.replaceAll("\u00a0", " "));
}

/** An order as staff see it on their phones, and what they can post there. */
async function staffPage({ number }: Pick<Order, "number">) {
  const entered = await open(`/studio/${await createStaffLink(env.DB, "Ani", Date.now())}`);
  const phone = { Cookie: (entered.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "" };
  const address = `/studio/orders/${number}?lng=en`;
  return {
    html: async () => (await (await open(address, phone)).text()).replaceAll("\u00a0", " "),
    today: async () => textOf(await (await open("/studio?lng=en", phone)).text()),
    settle: () => post(address, { intent: "settle" }, phone),
  };
}

test("two providers paid by two tabs are told as too much, until one of them was returned", async () => {
  const order = await payableOrder();
  const stripe = await begun(order, "stripe");
  const bank = await begun(order, "ameriabank");
  // The other tab's session ended when the second was begun, unless it was being paid just then.
  expect((await heldFor(order)).map(({ state }) => state)).toEqual(["expired", "open"]);
  await changed(stripe, { state: "paid" });
  await changed(bank, { state: "paid" });
  await notify(noticeOf(stripe));
  expect(await toldOf(order)).toEqual([]);
  await comeBack(bank);
  expect(await orderNow(order)).toMatchObject({ paidSum: 30_000 });
  expect(await toldOf(order)).toEqual([{ problem: "over", received: 30_000, due: 15_000 }]);
  const html = await pageOf(order);
  expect(textsOf(html, "[data-card=over]").join("")).toContain("AMD 15,000 more than was due");
  const page = await staffPage(order);
  expect(countOf(await page.html(), "[data-money=over]")).toBe(1);
  expect(textsOf(await page.html(), ".staff-payments li")).toHaveLength(2);
  expect(await page.today()).toContain("More came than was due");
  expect((await studioMails(order)).at(-1)).toMatch(/paid than was due|պետք եղածից ավելի/);
  await changed(stripe, { refunded: 1_500_000 });
  await notify(noticeOf(stripe, "charge.refunded"));
  expect(await toldOf(order)).toEqual([]);
  expect(await orderNow(order)).toMatchObject({ paidSum: 15_000 });
  expect((await orderNow(order)).paidAt).not.toBeNull();
  expect(textsOf(await pageOf(order), "[data-card]").join("")).toContain("returned AMD 15,000");
});

test("money by card after staff marked the order as paid is told, and settled by one tap", async () => {
  const order = await payableOrder();
  const held = await begun(order, "stripe");
  await changed(held, { state: "paid" });
  expect(await payOrder(env.DB, order.id, { sum: 15_000, way: "transfer" }, staff())).toBe(true);
  await notify(noticeOf(held));
  expect(await orderNow(order)).toMatchObject({ paidSum: 30_000 });
  expect(await toldOf(order)).toEqual([{ problem: "over", received: 30_000, due: 15_000 }]);
  const page = await staffPage(order);
  expect((await page.settle()).status).toBe(200);
  expect(await toldOf(order)).toEqual([]);
  expect(countOf(await page.html(), "[data-money]")).toBe(0);
  expect((await page.settle()).status).toBe(400);
  expect(countOf(await pageOf(order), "[data-card=over]")).toBe(0);
});

test("what staff mark themselves is what they mean, and nobody is told", async () => {
  const order = await payableOrder();
  await payOrder(env.DB, order.id, { sum: 14_000, way: "cash" }, staff());
  expect(await orderNow(order)).toMatchObject({ paidSum: 14_000, paidBy: "cash" });
  expect(await toldOf(order)).toEqual([]);
  expect(await payOrder(env.DB, order.id, { sum: 14_000, way: "cash" }, staff())).toBe(false);
  expect(await orderNow(order)).toMatchObject({ paidSum: 14_000 });
});

test("a session ends within a minute once its order is paid, cancelled or costs another sum", async () => {
  const changes: ((order: Order) => Promise<unknown>)[] = [
    ({ id }) => payOrder(env.DB, id, { sum: 15_000, way: "cash" }, staff()),
    ({ id }) => agreeOnSum(env.DB, id, 20_000, staff()),
    ({ id }) => cancelOrder(env.DB, id, { reason: "they called", said: null }, staff()),
    ({ id }) => saveCancellation(env.DB, id, "", "hello@hraver.example", Date.now()),
  ];
  for (const change of changes) {
    const order = await payableOrder();
    const held = await begun(order, "stripe");
    await change(order);
    const due = "SELECT check_at <= ?2 AS due FROM payments WHERE order_id = ?1";
    const isDue = env.DB.prepare(due).bind(order.id, Math.max(moment, Date.now()));
    expect(await isDue.first("due")).toBe(1);
    await afterMinutes(order);
    expect(await heldFor(order)).toMatchObject([{ id: held.id, state: "expired" }]);
  }
});

test("money for the price of before counts as a part: the page asks for the rest, and staff are told", async () => {
  const order = await payableOrder();
  const held = await begun(order, "ameriabank");
  await agreeOnSum(env.DB, order.id, 20_000, staff());
  await changed(held, { state: "paid" });
  await afterMinutes(order);
  expect(await orderNow(order)).toMatchObject({ paidAt: null, paidSum: 15_000 });
  expect(await toldOf(order)).toEqual([{ problem: "partial", received: 15_000, due: 20_000 }]);
  const html = await pageOf(order);
  expect(textsOf(html, ".order-payment").join("")).toMatch(/received AMD 15,000.*AMD 5,000/s);
  // The rest is paid by another way of the same page.
  await comeBack(await begun(order, "stripe", { state: "paid" }));
  expect((await heldFor(order)).at(-1)).toMatchObject({ sum: 500_000 });
  expect(await orderNow(order)).toMatchObject({ paidSum: 20_000 });
  expect((await orderNow(order)).paidAt).not.toBeNull();
  expect(await toldOf(order)).toEqual([]);
});

test("a price that is agreed lower makes what has come all that is due", async () => {
  const order = await payableOrder();
  await agreeOnSum(env.DB, order.id, 20_000, staff());
  const held = await begun(order, "stripe");
  await agreeOnSum(env.DB, order.id, 25_000, staff());
  await changed(held, { state: "paid" });
  await notify(noticeOf(held));
  expect(await toldOf(order)).toMatchObject([{ problem: "partial" }]);
  await agreeOnSum(env.DB, order.id, 20_000, staff());
  expect((await orderNow(order)).paidAt).not.toBeNull();
  expect(await toldOf(order)).toEqual([]);
});

test("too little that staff settle is all that is due, and no button asks for more", async () => {
  const order = await payableOrder();
  const held = await begun(order, "stripe");
  await agreeOnSum(env.DB, order.id, 15_500, staff());
  await changed(held, { state: "paid" });
  await notify(noticeOf(held));
  expect(await settleMoney(env.DB, order.id, "partial", staff())).toBe(true);
  expect(await settleMoney(env.DB, order.id, "partial", staff())).toBe(false);
  expect(await toldOf(order)).toEqual([]);
  expect(countOf(await pageOf(order), "[data-payment=paid]")).toBe(1);
});

test("money for a cancelled order is told to staff and to the customer, until it was returned", async () => {
  const order = await payableOrder();
  const held = await begun(order, "ameriabank");
  await cancelOrder(env.DB, order.id, { reason: "they called", said: null }, staff());
  await changed(held, { state: "paid" });
  await afterMinutes(order);
  expect(await orderNow(order)).toMatchObject({ paidAt: null, paidSum: 15_000 });
  expect(await toldOf(order)).toEqual([{ problem: "cancelled", received: 15_000, due: 15_000 }]);
  const html = await pageOf(order);
  expect(textsOf(html, ".order-payment p").join("")).toMatch(/canceled.*AMD 15,000.*returning it/);
  expect(textsOf(html, ".order-payment").join("")).not.toContain("Thank you!");
  expect(await studioMails(order)).toHaveLength(1);
  await changed(held, { refunded: 15_000 });
  await afterMinutes(order);
  expect(await toldOf(order)).toEqual([]);
  expect(textsOf(await pageOf(order), "[data-card=refunded]")).toHaveLength(1);
});

test("an order that is cancelled after it was paid is told, however it was paid, and money back by hand ends it", async () => {
  const order = await payableOrder();
  await payOrder(env.DB, order.id, { sum: 15_000, way: "cash" }, staff());
  await cancelOrder(env.DB, order.id, { reason: "they called", said: null }, staff());
  expect(await toldOf(order)).toMatchObject([{ problem: "cancelled", received: 15_000 }]);
  expect(await refundByHand(env.DB, order.id, { sum: 16_000, way: "cash" }, staff())).toBe(false);
  expect(await refundByHand(env.DB, order.id, { sum: 15_000, way: "cash" }, staff())).toBe(true);
  expect(await toldOf(order)).toEqual([]);
  expect(await orderNow(order)).toMatchObject({ paidAt: null, paidSum: 0 });
  expect((await listEvents(env.DB, order.id)).at(-1)).toMatchObject({
    kind: "refunded",
    person: "Ani",
    text: "15000 cash",
  });
});

test("the record of a payment outlives a forgotten order without the person, and money that comes then is told", async () => {
  const order = await payableOrder();
  const held = await begun(order, "stripe");
  await forget(realStores, await dataOfOrder(realStores, order), "Ani", Date.now);
  const { results } = await env.DB.prepare("SELECT * FROM payments WHERE order_id = ?")
    .bind(order.id)
    .all();
  expect(results).toHaveLength(1);
  expect(JSON.stringify(results)).not.toContain("Narek");
  await changed(held, { state: "paid" });
  await notify(noticeOf(held));
  expect(await toldOf(order)).toEqual([{ problem: "gone", received: 15_000, due: null }]);
  const [mail] = await studioMails(order);
  expect(mail).toMatch(/deleted|ջնջված/);
  expect(await (await staffPage(order)).today()).toContain("The order is deleted");
  expect(await settleMoney(env.DB, order.id, "gone", staff())).toBe(true);
  expect(await toldOf(order)).toEqual([]);
});
