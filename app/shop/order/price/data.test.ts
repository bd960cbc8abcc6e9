import { expect, test } from "vitest";
import * as v from "valibot";
import { pricesSchema } from "#app/shop/catalogue/schema.ts";
import { readLoosely } from "#app/lib/loose-schema.ts";
import { priceListOf } from "#app/shop/order/price/data.server.ts";
import { studioCatalogue } from "../../../../tests/support/catalogue.ts";

const prices = v.parse(pricesSchema, studioCatalogue.prices);
const parts = { prices, card: 7_000, animation: 15_000, accessories: [] };
const menu = { id: "menu", name: { am: "Ճաշացանկ", en: "Menu" }, price: 700 };

test("a price list's version changes with each price, and with nothing else", async () => {
  const { version } = await priceListOf(parts);
  expect(version).toMatch(/^[\da-f]{8}$/);
  const changes = [
    { ...parts, card: 7_500 },
    { ...parts, accessories: [menu] },
    { ...parts, prices: { ...prices, start: 13_000 } },
    { ...parts, prices: { ...prices, services: prices.services.slice(1) } },
  ];
  const others = await Promise.all(changes.map((change) => priceListOf(change)));
  expect(new Set([version, ...others.map((other) => other.version)]).size).toBe(5);
  const same = { ...parts, prices: { ...prices, standard: [], rates: { USD: 1 } } };
  expect((await priceListOf(same)).version).toBe(version);
});

test("a service without an id stands on the page of prices alone", async () => {
  const services = [{ name: { am: "Ա", en: "A" }, price: 1 }];
  const list = await priceListOf({ ...parts, prices: { ...prices, services } });
  expect(list.services).toEqual({});
});

test("a list that was published while replies were sold apart is still read, without them", async () => {
  const sold = { id: "rsvp", name: { am: "Ա", en: "A" }, price: 3_000 };
  const services = [sold, ...studioCatalogue.prices.services];
  const read = readLoosely(pricesSchema, { ...studioCatalogue.prices, services });
  if (!read.success) throw new Error("the list is not read");
  const list = await priceListOf({ ...parts, prices: read.output });
  expect(list).toEqual(await priceListOf(parts));
});

test("each service of the studio's own list is known to the order form", async () => {
  const { services, rates } = await priceListOf(parts);
  expect(Object.keys(services)).toHaveLength(prices.services.length);
  expect(Object.keys(rates)).toEqual(["USD", "EUR", "RUB"]);
});
