import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { orderKey } from "#app/shop/order/access.server.ts";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import { markOrder } from "#app/shop/order/mutations.server.ts";
import { markGoods } from "#app/shop/order/staff/mutations.server.ts";
import type { GoodsState } from "#app/shop/order/goods/state.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { readWaiting } from "#app/studio/staff/today/data.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import { attributesOf, countOf, errorBeside, textsOf } from "../support/html.ts";
import { dayFromNow } from "../support/invitations.ts";
import { goodOrder } from "../support/posted-forms.ts";
import { open, origin, post } from "../support/site.ts";

const secrets = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET"]);
const sources = {
  db: env.DB,
  kv: env.CONTENT,
  origin,
  secret: secrets.REPLY_SECRET,
  dashboardSecret: secrets.DASHBOARD_SECRET,
  now: Date.now,
};
const visitor = () => ({ "CF-Connecting-IP": crypto.randomUUID() });
let moment = Date.now();
const by = () => ({ person: "Ani", now: (moment += 1000) });

beforeAll(async () => {
  await putCatalogue(studioCatalogue);
});

/** An order of forty menus, beside what `changes` name. */
function form(changes: Record<string, string | string[]> = {}) {
  return { ...goodOrder(dayFromNow(100)), "accessory-menu": "40", ...changes };
}

async function placed(changes: Record<string, string | string[]> = {}) {
  const sent = await post("/order?lng=en", form(changes), visitor());
  expect(sent.status).toBe(303);
  return requireOrder(Number(/\d{6}/.exec(sent.headers.get("Location") ?? "")));
}

async function requireOrder(number: number): Promise<Order> {
  const order = await findOrder(env.DB, number);
  if (!order) throw new Error("no order was stored");
  return order;
}

async function pageOf({ number }: Order): Promise<string> {
  return `/order/${number}?key=${await orderKey(secrets.REPLY_SECRET, number)}&lng=en`;
}

const alone = { template: "accessories" };
const mark = (order: Order, goods: GoodsState, note: string | null = null) =>
  markGoods(env.DB, order.id, { goods, note }, by());

async function mailsOf({ id }: Order) {
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE kind = 'order-goods' AND reference LIKE ? ORDER BY created_at",
  )
    .bind(`${id}:%`)
    .all<OutboxRow>();
  return Promise.all(results.map((row) => composeOrderMail(sources, row)));
}

test("accessories are ordered without an invitation, but not none of them", async () => {
  const refused = await post("/order?lng=en", form({ ...alone, "accessory-menu": "" }), visitor());
  expect(refused.status).toBe(400);
  expect(errorBeside(await refused.text(), "accessory-place-card")).toContain("at least one");
  const order = await placed(alone);
  expect(order).toMatchObject({ template: "accessories", accessories: { menu: 40 }, goods: null });
  expect(order.quote?.lines.map(({ id }) => id)).toEqual(["menu"]);
  const page = await (await open(await pageOf(order))).text();
  expect(textsOf(page, ".order-goods-list li")).toEqual(["Menu × 40"]);
  expect(attributesOf(page, ".order-goods", "data-goods")).toEqual(["to-make"]);
  // The steps of an invitation are not its own.
  expect(countOf(page, ".order-steps")).toBe(1);
});

test("the customer says what is printed until it is, and where it goes until it is sent", async () => {
  const order = await placed();
  const page = await pageOf(order);
  const say = (print: string, delivery: string) => post(page, { intent: "goods", print, delivery });
  expect((await say("Menu in Armenian", "Abovyan 1, Anna")).status).toBe(303);
  expect(await requireOrder(order.number)).toMatchObject({
    printText: "Menu in Armenian",
    delivery: "Abovyan 1, Anna",
  });
  await mark(order, "made");
  await say("Another menu", "Abovyan 2, Anna");
  expect(await requireOrder(order.number)).toMatchObject({
    printText: "Menu in Armenian",
    delivery: "Abovyan 2, Anna",
  });
  await mark(order, "sent");
  expect((await say("", "Abovyan 3")).status).toBe(409);
  const history = await listEvents(env.DB, order.id);
  expect(history.filter(({ kind }) => kind === "goods-asked")).toMatchObject([
    { person: null, text: "Menu in Armenian\nAbovyan 1, Anna" },
    { person: null, text: "Abovyan 2, Anna" },
  ]);
});

test("the customer is mailed when the goods can be fetched or were sent, and not otherwise", async () => {
  const order = await placed();
  await mark(order, "made");
  expect(await mailsOf(order)).toEqual([]);
  await mark(order, "ready");
  // The same mark again is no other one.
  expect(await mark(order, "ready")).toBe(false);
  await mark(order, "made");
  await mark(order, "sent", "by courier");
  const [ready, sent, ...others] = await mailsOf(order);
  expect(others).toEqual([]);
  // A mail says what is so when it goes out.
  expect(sent).toMatchObject({ to: order.email, subject: expect.stringContaining("on its way") });
  expect(sent?.text).toContain("Menu");
  expect(sent?.text).not.toContain("by courier");
  expect(ready?.to).toBe(order.email);
});

test("an order of accessories alone is done with its goods, and open again when that is taken back", async () => {
  const order = await placed(alone);
  await markOrder(env.DB, order.number, { state: "in-work", person: "Ani" }, by().now);
  await mark(order, "made");
  await mark(order, "handed-over");
  expect(await requireOrder(order.number)).toMatchObject({ state: "published" });
  await mark(order, "made");
  expect(await requireOrder(order.number)).toMatchObject({ state: "in-work", goods: "made" });
});

test("goods that are owed wait in the studio's list, with what the customer has not said", async () => {
  const order = await placed();
  const listed = async () => {
    const { goods, overdue, inWork, newOrders } = await readWaiting(
      { content: env.CONTENT, db: env.DB },
      Date.now(),
    );
    const isIt = ({ number }: { number: number }) => number === order.number;
    return [goods.find(isIt), [...overdue, ...inWork, ...newOrders].some(isIt)];
  };
  expect(await listed()).toEqual([undefined, true]);
  await markOrder(env.DB, order.number, { state: "published", invitation: "wedding/x" }, by().now);
  expect(await listed()).toEqual([
    expect.objectContaining({ goods: "to-make", lacks: ["printText", "delivery"] }),
    false,
  ]);
  await mark(order, "sent");
  expect(await listed()).toEqual([undefined, false]);
});

test("a cancelled order has no goods any more", async () => {
  const order = await placed();
  await markOrder(env.DB, order.number, { state: "cancelled" }, by().now);
  expect(await mark(order, "sent")).toBe(false);
  expect(countOf(await (await open(await pageOf(order))).text(), ".order-goods")).toBe(0);
});
