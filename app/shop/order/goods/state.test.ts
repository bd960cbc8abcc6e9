import { expect, test } from "vitest";
import { dueWorkOf } from "#app/shop/order/day/rules.ts";
import { goodsMoves, goodsOf, goodsStates, waitsForGoods } from "#app/shop/order/goods/state.ts";
import { needsOf } from "#app/shop/order/needs/view.ts";
import { quoteOf } from "#app/shop/order/price/quote.ts";
import { storedOrder } from "../../../../tests/support/orders.ts";

const menus = { accessories: { menu: 40 } };

test("an order has goods while accessories are ordered and it is not cancelled", () => {
  expect(goodsOf(storedOrder())).toBeNull();
  expect(goodsOf(storedOrder({ accessories: { menu: 0 } }))).toBeNull();
  expect(goodsOf(storedOrder(menus))).toBe("to-make");
  expect(goodsOf(storedOrder({ ...menus, goods: "sent" }))).toBe("sent");
  expect(goodsOf(storedOrder({ ...menus, state: "cancelled" }))).toBeNull();
});

test("every step but the last leads on, and every step but the first is taken back", () => {
  for (const state of goodsStates) {
    const { next, back } = goodsMoves[state];
    expect(next.length === 0).toBe(state === "sent" || state === "handed-over");
    expect(back === null).toBe(state === "to-make");
  }
});

test.each([
  ["received", "1007", null, false],
  ["in-work", "1007", null, false],
  ["published", "1007", null, true],
  ["published", "1007", "ready", true],
  ["published", "1007", "sent", false],
  ["in-work", "accessories", null, false],
  ["in-work", "accessories", "made", true],
  ["published", "accessories", "handed-over", false],
] as const)("an order that is %s, of %s, with goods %s, waits for its goods: %s", (...row) => {
  const [state, template, goods, waits] = row;
  const order = storedOrder({ ...menus, state, template, goods });
  expect(waitsForGoods(order)).toBe(waits);
  const due = dueWorkOf([order], Date.UTC(2031, 0, 1));
  expect(due.goods).toEqual(waits ? [order] : []);
  // No order is in two lists of what is owed.
  const invitation = !waits && state !== "published";
  expect([...due.overdue, ...due.dueToday, ...due.later]).toEqual(invitation ? [order] : []);
});

const namesOf = (changes: Parameters<typeof storedOrder>[0]) =>
  needsOf(storedOrder(changes), [], null).map(({ name, state }) => `${name} ${state}`);

test("a card needs no photo and no song, an animation a song", () => {
  expect(namesOf({ template: "card-vine" })).toEqual(["approval later"]);
  expect(namesOf({ template: "animation-rings" })).toEqual(["song open", "approval later"]);
});

test("what is printed and where it goes is asked for until it is settled, also after publication", () => {
  expect(namesOf({ ...menus, template: "accessories" })).toEqual(["print open", "delivery open"]);
  const told = { ...menus, printText: "Anna, Arman", delivery: "Yerevan" };
  expect(namesOf({ ...told, state: "published" })).toEqual(["print done", "delivery done"]);
  expect(namesOf({ ...told, state: "published", goods: "sent" })).toEqual([]);
});

test("accessories alone cost what they cost, and no page", () => {
  const menu = { name: { am: "Ճաշացանկ", en: "Menu" }, price: 700, from: false, id: "menu" };
  const list = {
    version: "1",
    currency: "AMD",
    web: 15_000,
    card: 7_000,
    animation: 15_000,
    services: {},
    accessories: [menu],
    rates: {},
  };
  const choices = {
    template: "accessories",
    languages: 3,
    rsvp: true,
    dresscode: true,
    music: true,
    extras: [],
    accessories: { menu: 40 },
  };
  expect(quoteOf(list, choices)).toMatchObject({ sum: 28_000, lines: [{ id: "menu", count: 40 }] });
});
