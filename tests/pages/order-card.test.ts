import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { requireSettings } from "#app/lib/settings.ts";
import {
  addressOf,
  afterMinutes,
  begun,
  changed,
  comeBack,
  eventsOf,
  heldFor,
  messagesOf,
  noticeOf,
  notify,
  orderNow,
  pageOf,
  payableOrder,
  press,
  storedOf,
} from "../support/cards.ts";
import { attributesOf, countOf, textOf } from "../support/html.ts";
import { whileLimits } from "../support/rate-limit.ts";
import { without } from "../support/settings.ts";
import { open, origin, post } from "../support/site.ts";

const ways = ["ameriabank", "stripe"] as const;

test("an order's page has a button for each provider, whose forms work without script and ask for no card", async () => {
  const order = await payableOrder();
  const html = await pageOf(order);
  expect(attributesOf(html, ".order-cards form", "method")).toEqual(["post", "post"]);
  expect(attributesOf(html, ".order-cards form", "action")).toEqual(
    Array(2).fill(await addressOf(order, "/pay")),
  );
  expect(attributesOf(html, ".order-cards input", "value")).toEqual([...ways]);
  expect(textOf(html)).toContain("your bank converts it: ≈ $39");
});

test("the sum is the order's own in the provider's own units, whatever the form says", async () => {
  const order = await payableOrder();
  for (const way of ways) {
    const asked = { way, sum: "1", amount: "1", currency: "USD" };
    const led = await post(await addressOf(order, "/pay"), asked);
    expect(led.status, way).toBe(303);
    expect(led.headers.get("Location"), way).toContain(inject("cards"));
  }
  const [bank, stripe] = await heldFor(order);
  expect(bank).toMatchObject({ sum: 15_000, currency: "051" });
  expect(bank?.number).toBeGreaterThan(2_923_000);
  expect(stripe).toMatchObject({ sum: 1_500_000, currency: "amd" });
  // Neither name nor address of the customer leaves the site.
  expect(JSON.stringify([bank, stripe])).not.toMatch(/Narek|example\.com|\+374/);
});

test("browsers may follow the forms of an order's page to the providers, and those of no other page", async () => {
  const policyOf = async (path: string) =>
    /form-action ([^;]*)/.exec(
      (await open(path)).headers.get("Content-Security-Policy") ?? "",
    )?.[1];
  const page = await addressOf(await payableOrder());
  expect(await policyOf(page)).toBe(`'self' ${inject("cards")} ${inject("cards")}`);
  expect(await policyOf("/prices?lng=en")).toBe("'self'");
});

test.each(ways)("two tabs that press for %s at once begin one payment", async (way) => {
  const order = await payableOrder();
  const led = await Promise.all([press(order, way), press(order, way), press(order, way)]);
  const pages = new Set(led.map(({ headers }) => headers.get("Location")));
  expect(led.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect([...pages]).toEqual([expect.stringContaining(inject("cards"))]);
  expect((await press(order, way)).headers.get("Location")).toBe([...pages][0]);
  expect(await heldFor(order)).toHaveLength(1);
});

test.each(ways)("a customer who comes back from %s has paid, once and for all", async (way) => {
  const order = await payableOrder();
  const held = await begun(order, way, { state: "paid" });
  const back = await comeBack(held);
  expect(back.status).toBe(303);
  expect(back.headers.get("Location")).toContain(`/order/${order.number}?key=`);
  await comeBack(held);
  expect(await storedOf(order)).toEqual([
    { provider: way, state: "paid", paid: 15_000, refunded: 0 },
  ]);
  expect(await orderNow(order)).toMatchObject({ paidSum: 15_000, paidBy: way });
  expect(countOf(await pageOf(order), "[data-payment=paid]")).toBe(1);
  expect(await eventsOf(order)).toMatchObject([
    { kind: "paid", person: null, text: `15000 ${way}` },
  ]);
});

test.each(ways)("what the browser says on its way back from %s is not believed", async (way) => {
  const order = await payableOrder();
  const held = await begun(order, way);
  await comeBack(held);
  expect(await orderNow(order)).toMatchObject({ paidAt: null, paidSum: null });
  const html = await pageOf(order);
  expect(countOf(html, "[data-payment=waiting] [data-card=checking]")).toBe(1);
  expect(attributesOf(html, ".order-payment a", "href")).toEqual([`/pay/${held.key}`]);
  await changed(held, { state: "paid" });
  await open(`/pay/${held.key}`);
  expect(countOf(await pageOf(order), "[data-payment=paid]")).toBe(1);
});

test("who leaves Stripe's page without paying finds the buttons again", async () => {
  const order = await payableOrder();
  const { left = "" } = await begun(order, "stripe");
  await open(new URL(left).pathname + new URL(left).search);
  const html = await pageOf(order);
  expect([countOf(html, "[data-card]"), countOf(html, ".order-cards form")]).toEqual([0, 2]);
});

test.each(ways)(
  "a card that %s declined was not charged, and the customer may try again",
  async (way) => {
    const order = await payableOrder();
    await comeBack(await begun(order, way, { state: "failed" }));
    const html = await pageOf(order);
    expect(countOf(html, "[data-card=failed]")).toBe(1);
    expect(countOf(html, ".order-cards form")).toBe(2);
    await comeBack(await begun(order, way, { state: "paid" }));
    expect(await storedOf(order)).toEqual([
      { provider: way, state: "failed", paid: 0, refunded: 0 },
      { provider: way, state: "paid", paid: 15_000, refunded: 0 },
    ]);
  },
);

test("a customer who closes the bank's page has paid within minutes, though nobody calls", async () => {
  const order = await payableOrder();
  await begun(order, "ameriabank", { state: "paid" });
  await afterMinutes(order);
  expect(await orderNow(order)).toMatchObject({ paidSum: 15_000, paidBy: "ameriabank" });
});

test.each<["refunded" | "voided", object]>([
  ["refunded", { refunded: 4_000 }],
  ["voided", { state: "voided" }],
])("what the bank has %s is found within a day, though nobody calls", async (_how, change) => {
  const order = await payableOrder();
  const held = await begun(order, "ameriabank", { state: "paid" });
  await comeBack(held);
  await changed(held, change);
  await afterMinutes(order);
  const [stored] = await storedOf(order);
  expect(stored).toMatchObject({ paid: 15_000, refunded: "state" in change ? 15_000 : 4_000 });
  expect(countOf(await pageOf(order), "[data-card=refunded]")).toBe(1);
});

test.each(ways)("while %s is down, the page says so, and nothing is begun", async (way) => {
  const order = await payableOrder();
  await heldFor(order, { mode: "down" });
  const back = await press(order, way);
  expect(back.headers.get("Location")).toMatch(/^\/order\/\d+\?.*card=unavailable#payment$/);
  const html = await (await open(`${await addressOf(order)}&card=unavailable`)).text();
  expect(countOf(html, "[data-card=unavailable]")).toBe(1);
  await heldFor(order, { mode: "fine" });
  await comeBack(await begun(order, way, { state: "paid" }));
  expect(await orderNow(order)).toMatchObject({ paidSum: 15_000 });
});

test("without keys nothing is offered, and no notice is taken", async () => {
  const order = await payableOrder();
  const held = await begun(order, "stripe", { state: "paid" });
  await without(["AMERIABANK_PASSWORD", "STRIPE_SECRET_KEY"], async () => {
    expect(countOf(await pageOf(order), ".order-cards")).toBe(0);
    expect((await press(order, "stripe")).headers.get("Location")).toContain("unavailable");
  });
  await without(["STRIPE_WEBHOOK_SECRET"], async () => {
    expect((await notify(noticeOf(held))).status).toBe(404);
  });
  // A payment that was begun before is found as soon as there are keys again.
  await afterMinutes(order);
  expect(await orderNow(order)).toMatchObject({ paidSum: 15_000 });
});

test("who knows an order's number alone can neither pay nor come back, and learns nothing", async () => {
  const order = await payableOrder();
  expect((await post(`/order/${order.number}/pay`, { way: "stripe" })).status).toBe(404);
  expect((await post(`/order/${order.number}/pay?key=x`, { way: "stripe" })).status).toBe(404);
  for (const key of [String(order.number), order.id, crypto.randomUUID(), "1"])
    expect((await open(`/pay/${key}`)).status, key).toBe(404);
  expect(await heldFor(order)).toEqual([]);
});

test("the address by which a customer comes back opens the order for two days", async () => {
  const order = await payableOrder();
  const held = await begun(order, "stripe", { state: "paid" });
  await comeBack(held);
  await env.DB.prepare("UPDATE payments SET created_at = created_at - ? WHERE order_id = ?")
    .bind(49 * 60 * 60_000, order.id)
    .run();
  expect((await comeBack(held)).status).toBe(404);
});

test("the receipt names the card's way, and no answer of a provider is stored beyond the payment", async () => {
  const order = await payableOrder();
  await comeBack(await begun(order, "ameriabank", { state: "paid" }));
  const [row] = await messagesOf(order, "order-paid");
  const secrets = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET"]);
  const sources = { db: env.DB, kv: env.CONTENT, origin, now: Date.now };
  const mail = await composeOrderMail(
    { ...sources, secret: secrets.REPLY_SECRET, dashboardSecret: secrets.DASHBOARD_SECRET },
    row as OutboxRow,
  );
  expect(mail.text).toContain("Paid by – Card (Ameriabank)");
  const { results } = await env.DB.prepare("SELECT * FROM payments WHERE order_id = ?")
    .bind(order.id)
    .all();
  expect(JSON.stringify(results)).not.toMatch(/Payer|PAYER|\*1818|payer@/);
});

test("buttons and notices that come too often are refused for a while", async () => {
  const order = await payableOrder();
  const [pressed, noticed] = await whileLimits(
    async () => ({ success: false }),
    async () => [await press(order, "stripe"), await notify("x", "t=1,v1=0")] as const,
  );
  expect(pressed.headers.get("Location")).toContain("card=unavailable");
  expect(noticed.status).toBe(429);
  expect(Number(noticed.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await heldFor(order)).toEqual([]);
});
