import { expect, test } from "vitest";
import type { Order } from "#app/shop/order/data.server.ts";
import { dueWorkOf } from "#app/shop/order/day/rules.ts";
import { storedOrder } from "../../../../tests/support/orders.ts";

/** An unpaid order that is due on 12 June 2027. */
const orderOf = (number: number, changes: Partial<Order>) =>
  storedOrder({ number, quote, dueOn: "2027-06-12", ...changes });

const line = { id: "web", name: null, count: 1, price: 12_000, from: false };
const quote = { list: "1", currency: "AMD", sum: 12_000, lines: [line], rates: {} };

/** Noon of 12 June 2027 in Yerevan. */
const noon = Date.UTC(2027, 5, 12, 8);
const numbers = (orders: readonly Order[]) => orders.map(({ number }) => number);

test("what is due is told by the studio's calendar, the oldest first", () => {
  const orders = [
    orderOf(1, {}),
    orderOf(2, { dueOn: "2027-06-11", state: "in-work" }),
    orderOf(3, { dueOn: "2027-05-30" }),
    orderOf(4, { dueOn: "2027-06-13" }),
    // The customer has it, or nobody waits for it any more.
    orderOf(5, { dueOn: "2027-05-30", state: "ready" }),
    orderOf(6, { dueOn: "2027-05-30", state: "cancelled" }),
  ];
  const due = dueWorkOf(orders, noon);
  expect({
    overdue: numbers(due.overdue),
    today: numbers(due.dueToday),
    later: numbers(due.later),
  }).toEqual({ overdue: [3, 2], today: [1], later: [4] });
  // Midnight in Yerevan is at 20:00 in UTC.
  const evening = Date.UTC(2027, 5, 12, 20);
  expect(numbers(dueWorkOf(orders, evening).overdue)).toEqual([3, 2, 1]);
  expect(numbers(dueWorkOf(orders, evening - 1).overdue)).toEqual([3, 2]);
});

test("an order that is published and not paid is due too", () => {
  const orders = [
    orderOf(1, { state: "published" }),
    orderOf(2, { state: "published", paidAt: 5, paidSum: 12_000 }),
    orderOf(3, { state: "approved" }),
    orderOf(4, { state: "published", quote: null }),
  ];
  expect(numbers(dueWorkOf(orders, noon).unpaid)).toEqual([1]);
});
