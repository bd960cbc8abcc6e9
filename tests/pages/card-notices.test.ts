import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  begun,
  changed,
  comeBack,
  eventsOf,
  messagesOf,
  noticeOf,
  notify,
  orderNow,
  payableOrder,
  storedOf,
  stripeSignature,
} from "../support/cards.ts";

test("Stripe's notice arrives before the customer, ten times at once, and counts once", async () => {
  const order = await payableOrder();
  const held = await begun(order, "stripe", { state: "paid" });
  const body = noticeOf(held);
  const answers = await Promise.all(Array.from({ length: 10 }, () => notify(body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  await comeBack(held);
  await notify(body);
  expect(await orderNow(order)).toMatchObject({ paidSum: 15_000, paidBy: "stripe" });
  expect((await eventsOf(order)).map(({ kind }) => kind)).toEqual(["paid"]);
  expect(await messagesOf(order, "order-paid")).toHaveLength(1);
  expect(await messagesOf(order, "order-money")).toHaveLength(1);
});

test("a refund's notice that overtakes the payment's, and one that is late, leave the right sum", async () => {
  const order = await payableOrder();
  const held = await begun(order, "stripe", { state: "paid", refunded: 500_000 });
  expect((await notify(noticeOf(held, "charge.refunded"))).status).toBe(200);
  expect((await notify(noticeOf(held))).status).toBe(200);
  expect(await storedOf(order)).toEqual([
    { provider: "stripe", state: "paid", paid: 15_000, refunded: 5_000 },
  ]);
  await changed(held, { refunded: 1_500_000 });
  await notify(noticeOf(held, "charge.refunded"));
  await notify(noticeOf(held, "charge.refunded"));
  expect(await orderNow(order)).toMatchObject({ paidAt: null, paidSum: 0 });
  expect((await eventsOf(order)).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "paid 15000 stripe",
    "refunded 5000 stripe",
    "refunded 15000 stripe",
  ]);
});

test("a notice without Stripe's signature of these bytes and this hour is refused, and stores nothing", async () => {
  const order = await payableOrder();
  const held = await begun(order, "stripe", { state: "paid" });
  const body = noticeOf(held);
  const now = Math.floor(Date.now() / 1000);
  const refused = [
    "",
    "t=,v1=",
    `t=${now},v1=${"0".repeat(64)}`,
    await stripeSignature(body, { secret: "whsec_anotherstudios" }),
    await stripeSignature(`${body} `),
    await stripeSignature(body, { at: now - 301 }),
    // The seconds that the test takes bring it nearer.
    await stripeSignature(body, { at: now + 360 }),
    (await stripeSignature(body)).replace("v1=", "v0="),
  ];
  for (const signature of refused) expect((await notify(body, signature)).status).toBe(404);
  const long = `${body}${" ".repeat(70_000)}`;
  expect((await notify(long)).status).toBe(413);
  expect(await orderNow(order)).toMatchObject({ paidSum: null });
  const rolled = `${await stripeSignature(body, { secret: "whsec_theonebefore" })},${(await stripeSignature(body)).split(",")[1]}`;
  expect((await notify(body, rolled)).status).toBe(200);
  expect(await orderNow(order)).toMatchObject({ paidSum: 15_000 });
});

test("a notice about something else is taken and changes nothing", async () => {
  const other = { object: "checkout.session", id: "cs_test_anothershop", metadata: {} };
  for (const body of [
    JSON.stringify({ type: "checkout.session.completed", data: { object: other } }),
    JSON.stringify({ type: "payout.paid", data: { object: { object: "payout", id: "po_1" } } }),
    "[]",
    "no JSON",
  ])
    expect((await notify(body)).status, body).toBe(200);
});

test("a payment that only Stripe remembers is found by its notice", async () => {
  const order = await payableOrder();
  const held = await begun(order, "stripe", { state: "paid" });
  // The answer to its beginning was lost.
  await env.DB.prepare("UPDATE payments SET provider_id = NULL WHERE order_id = ?")
    .bind(order.id)
    .run();
  await notify(noticeOf(held));
  expect(await orderNow(order)).toMatchObject({ paidSum: 15_000 });
  const another = await payableOrder();
  const forgotten = await begun(another, "stripe", { state: "paid" });
  // As after a restore of last night's backup.
  await env.DB.prepare("DELETE FROM payments WHERE order_id = ?").bind(another.id).run();
  await notify(noticeOf(forgotten));
  expect(await orderNow(another)).toMatchObject({ paidSum: 15_000, paidBy: "stripe" });
});
