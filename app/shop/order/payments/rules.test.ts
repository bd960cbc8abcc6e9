import { expect, test } from "vitest";
import { paymentOf, sumDue } from "#app/shop/order/payments/rules.ts";
import type { Quote } from "#app/shop/order/price/quote.ts";

const line = { id: "web", name: null, count: 1, price: 12_000, from: false };
const quote: Quote = { list: "1", currency: "EUR", sum: 12_000, lines: [line], rates: {} };
const order = {
  state: "in-work" as const,
  quote,
  agreedSum: null,
  paidAt: null,
  paidSum: null,
};

test("the quote's sum is due once work has begun, and in the quote's currency", () => {
  expect(paymentOf(order)).toEqual({ state: "waiting", sum: 12_000, currency: "EUR" });
  expect(paymentOf({ ...order, state: "received" })).toEqual({ state: "open" });
});

test("what staff agreed on is due at once, in place of the quote", () => {
  expect(paymentOf({ ...order, state: "received", agreedSum: 9_000 })).toMatchObject({
    state: "waiting",
    sum: 9_000,
  });
});

test("a sum that is open is not asked for", () => {
  for (const change of [{ price: null }, { from: true }]) {
    const open = { ...quote, lines: [line, { ...line, ...change }] };
    expect(sumDue({ quote: open, agreedSum: null })).toBeNull();
    expect(paymentOf({ ...order, quote: open })).toEqual({ state: "open" });
  }
});

test("nothing is to be paid for a cancelled order, for one at no charge, and for one without a price", () => {
  expect(paymentOf({ ...order, state: "cancelled" })).toBeNull();
  expect(paymentOf({ ...order, agreedSum: 0 })).toBeNull();
  expect(paymentOf({ ...order, quote: null })).toBeNull();
});

test("what was paid stays paid, also when the order is cancelled afterwards", () => {
  const paid = { ...order, state: "cancelled" as const, paidAt: 5, paidSum: 10_000 };
  expect(paymentOf(paid)).toEqual({ state: "paid", at: 5, sum: 10_000, currency: "EUR" });
});

test("a part that came leaves the rest to be paid, and money for a cancelled order is no debt", () => {
  const part = { ...order, paidSum: 5_000 };
  expect(paymentOf(part)).toMatchObject({ state: "waiting", sum: 7_000, received: 5_000 });
  expect(paymentOf({ ...part, agreedSum: 5_000 })).toMatchObject({ state: "paid", sum: 5_000 });
  expect(paymentOf({ ...part, state: "cancelled" })).toMatchObject({ state: "paid", at: null });
});
