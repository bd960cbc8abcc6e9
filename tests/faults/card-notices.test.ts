import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
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
  payableOrder,
  press,
} from "../support/cards.ts";
import { faults, whileDatabase } from "../support/failing-database.ts";

const ways = Object.keys(faults) as (keyof typeof faults)[];

test.concurrent.each(ways)(
  "while D1 %s, a notice of Stripe is not acknowledged, and is taken when it comes again",
  async (way) => {
    const order = await payableOrder();
    const body = noticeOf(await begun(order, "stripe", { state: "paid" }));
    const failed = await whileDatabase(way, () => notify(body));
    expect(failed.status).toBe(503);
    expect(Number(failed.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await orderNow(order)).toMatchObject({ paidSum: null });
    expect((await notify(body)).status).toBe(200);
    expect(await orderNow(order)).toMatchObject({ paidSum: 15_000 });
  },
);

test("a notice during which D1 fails at any one of its calls is stored whole or not at all", async () => {
  for (let at = 1, isOver = false; !isOver; at += 1) {
    const order = await payableOrder();
    const body = noticeOf(await begun(order, "stripe", { state: "paid" }));
    let calls = 0;
    const answer = await whileDatabase(
      "throws",
      () => notify(body),
      (call) => (calls = call) >= at,
    );
    isOver = calls < at;
    const { paidSum } = await orderNow(order);
    const events = await eventsOf(order);
    // A payment that was acknowledged is there, with all that belongs to it.
    expect([200, 503]).toContain(answer.status);
    expect(answer.status === 503 || paidSum === 15_000).toBe(true);
    expect(events).toHaveLength(paidSum === null ? 0 : 1);
    await notify(body);
    expect(await orderNow(order)).toMatchObject({ paidSum: 15_000 });
    expect(await eventsOf(order)).toHaveLength(1);
    expect(await messagesOf(order, "order-paid")).toHaveLength(1);
    expect(at).toBeLessThan(20);
  }
});

test.each(["down", "closing"] as const)(
  "while Stripe is %s, its notice is not acknowledged: the payment is asked for when it comes again",
  async (mode) => {
    const order = await payableOrder();
    const held = await begun(order, "stripe", { state: "paid" });
    await heldFor(order, { mode });
    expect((await notify(noticeOf(held))).status).toBe(503);
    expect((await comeBack(held)).status).toBe(303);
    expect(await orderNow(order)).toMatchObject({ paidSum: null });
    await heldFor(order, { mode: "fine" });
    expect((await notify(noticeOf(held))).status).toBe(200);
    expect(await orderNow(order)).toMatchObject({ paidSum: 15_000 });
  },
);

test("what Stripe began while its answer was lost is asked for again, by the same key", async () => {
  const order = await payableOrder();
  await heldFor(order, { mode: "closing" });
  const led = await press(order, "stripe");
  expect(await heldFor(order)).toHaveLength(1);
  expect(led.headers.get("Location")).toContain((await heldFor(order))[0]?.id);
});

test.concurrent("what the bank began while its answer was lost is not paid: the customer never saw its page", async () => {
  const order = await payableOrder();
  await heldFor(order, { mode: "closing" });
  expect((await press(order, "ameriabank")).headers.get("Location")).toContain("unavailable");
  await heldFor(order, { mode: "fine" });
  await comeBack(await begun(order, "ameriabank", { state: "paid" }));
  expect(await orderNow(order)).toMatchObject({ paidSum: 15_000 });
  const { results } = await env.DB.prepare(
    "SELECT state FROM payments WHERE order_id = ? ORDER BY id",
  )
    .bind(order.id)
    .all();
  expect(results).toEqual([{ state: "failed" }, { state: "paid" }]);
});

test.concurrent("a bank that never answers keeps nobody waiting beyond its time, and the page says so", async () => {
  const order = await payableOrder();
  await heldFor(order, { mode: "silent" });
  expect((await press(order, "ameriabank")).headers.get("Location")).toContain("unavailable");
});

test("a payment whose check fails holds up no other's", async () => {
  const [bad, fine] = [await payableOrder(), await payableOrder()];
  await changed(await begun(bad, "ameriabank"), { state: "paid" });
  await changed(await begun(fine, "ameriabank"), { state: "paid" });
  await heldFor(bad, { mode: "down" });
  await env.DB.prepare("UPDATE payments SET check_at = -1 WHERE order_id = ?").bind(bad.id).run();
  await afterMinutes(fine);
  expect(await orderNow(bad)).toMatchObject({ paidSum: null });
  expect(await orderNow(fine)).toMatchObject({ paidSum: 15_000 });
  await heldFor(bad, { mode: "fine" });
  await afterMinutes(bad);
  expect(await orderNow(bad)).toMatchObject({ paidSum: 15_000 });
});
