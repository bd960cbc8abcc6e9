import { expect, test } from "vitest";
import { problemOf } from "#app/shop/order/payments/money.ts";
import { unitsOf } from "#app/shop/order/payments/providers/units.ts";

const line = { id: "web", name: null, count: 1, price: 15_000, from: false };
const order = {
  state: "in-work" as const,
  quote: { list: "1", currency: "AMD", sum: 15_000, lines: [line], rates: {} },
  agreedSum: null,
  paidAt: 5,
};
const card = {
  provider: "stripe",
  state: "paid" as const,
  paid: 15_000,
  refunded: 0,
  settledAs: null,
  returnedAt: null,
};
const byHand = { ...card, provider: "cash", settledAs: "even" };

test("an even sum, nothing at all, and what staff marked need no hand", () => {
  expect(problemOf(order, [card])).toBeNull();
  expect(problemOf(order, [])).toBeNull();
  expect(problemOf(null, [])).toBeNull();
  expect(problemOf(order, [{ ...byHand, paid: 40_000 }])).toBeNull();
  expect(problemOf({ ...order, paidAt: null }, [{ ...card, state: "open", paid: 0 }])).toBeNull();
});

test("two payments, a part, a cancelled and a deleted order need one, until what is too much was returned", () => {
  expect(problemOf(order, [card, byHand])).toBe("over");
  expect(problemOf(order, [card, { ...card, refunded: 15_000 }])).toBeNull();
  expect(problemOf({ ...order, paidAt: null }, [{ ...card, paid: 9_000 }])).toBe("partial");
  expect(problemOf({ ...order, state: "cancelled" }, [byHand])).toBe("cancelled");
  expect(problemOf({ ...order, state: "cancelled" }, [{ ...card, refunded: 15_000 }])).toBeNull();
  expect(problemOf(null, [card])).toBe("gone");
});

test("what staff have settled is told again where it becomes something else", () => {
  const settled = [card, card].map((one) => ({ ...one, settledAs: "over" }));
  expect(problemOf(order, settled)).toBeNull();
  expect(problemOf(order, [...settled, card])).toBe("over");
  expect(problemOf({ ...order, state: "cancelled" }, settled)).toBe("cancelled");
});

test("Stripe counts drams in hundredths, as it does most currencies", () => {
  expect(["AMD", "USD", "EUR", "RUB", "ISK", "UGX"].map(unitsOf)).toEqual(Array(6).fill(100));
  expect(["JPY", "KRW", "KWD"].map(unitsOf)).toEqual([1, 1, 1000]);
});
