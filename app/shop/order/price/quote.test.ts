import * as fc from "fast-check";
import { expect, test } from "vitest";
import { choicesOf, countOf, extras, offeredExtras, type Choices } from "#app/shop/order/fields.ts";
import { openPartsOf, quoteOf, type PriceList } from "#app/shop/order/price/quote.ts";

const listed = (price: number, from = false) => ({ name: { am: "Ա", en: "A" }, price, from });

const list: PriceList = {
  version: "1a2b3c4d",
  currency: "AMD",
  web: 12_000,
  card: 7_000,
  animation: 15_000,
  services: {
    "second-language": listed(4_000),
    "third-language": listed(3_000),
    "dress-code": listed(2_000),
    music: listed(2_000),
    gallery: listed(3_000),
    "custom-design": listed(40_000, true),
  },
  accessories: [
    { id: "menu", ...listed(700) },
    { id: "welcome-sign", ...listed(18_000, true) },
  ],
  rates: { USD: 385, EUR: 445, RUB: 4.8 },
};

const nothing: Choices = {
  template: "1002",
  languages: 1,
  rsvp: false,
  dresscode: false,
  music: false,
  extras: [],
  accessories: {},
};

test.each<[string, Partial<Choices>, number, boolean, string[]]>([
  ["a page in one language", {}, 12_000, false, []],
  ["no design chosen yet", { template: "" }, 12_000, false, []],
  ["no language chosen yet", { languages: 0 }, 12_000, false, []],
  ["replies, which belong to a page", { rsvp: true }, 12_000, false, []],
  ["two languages", { languages: 2 }, 16_000, false, []],
  ["three languages", { languages: 3 }, 19_000, false, []],
  ["five languages", { languages: 5 }, 19_000, false, ["further-language"]],
  ["dress code and music", { dresscode: true, music: true }, 16_000, false, []],
  ["an extra with a price", { extras: ["gallery"] }, 15_000, false, []],
  ["an extra from a price on", { extras: ["custom-design"] }, 52_000, true, []],
  ["what the list has no price for", { extras: ["express"] }, 12_000, false, ["express"]],
  ["accessories by number", { accessories: { menu: 80 } }, 68_000, false, []],
  ["an accessory from a price on", { accessories: { "welcome-sign": 2 } }, 48_000, true, []],
  ["an accessory that is not sold any more", { accessories: { fan: 3 } }, 12_000, false, []],
  ["a card", { template: "card-seeds" }, 7_000, false, []],
  ["an animation", { template: "animation-petals" }, 15_000, false, []],
  [
    "a card with what belongs to a page",
    { template: "card-seeds", rsvp: true, languages: 2, accessories: { menu: 10 } },
    14_000,
    false,
    ["second-language"],
  ],
])("%s", (_, choices, sum, isFrom, byAgreement) => {
  const quote = quoteOf(list, { ...nothing, ...choices });
  expect(quote).toMatchObject({ sum, list: "1a2b3c4d", currency: "AMD" });
  const open = openPartsOf(quote);
  expect({ isFrom: open.isFrom, byAgreement: open.byAgreement.map(({ id }) => id) }).toEqual({
    isFrom,
    byAgreement,
  });
});

test("each further language is counted, and the sum is that of the lines", () => {
  const quote = quoteOf(list, { ...nothing, languages: 6, accessories: { menu: 3 } });
  expect(quote.lines.map(({ id, count, price }) => [id, count, price])).toEqual([
    ["web", 1, 12_000],
    ["second-language", 1, 4_000],
    ["third-language", 1, 3_000],
    ["further-language", 3, null],
    ["menu", 3, 700],
  ]);
});

test("a choice more never makes an order cheaper", () => {
  const some = fc.record({
    template: fc.constantFrom("", "1002"),
    languages: fc.nat(6),
    rsvp: fc.boolean(),
    dresscode: fc.boolean(),
    music: fc.boolean(),
    extras: fc.subarray([...extras]),
    accessories: fc.record({ menu: fc.nat(9999) }),
  });
  fc.assert(
    fc.property(some, fc.constantFrom(...extras), (choices, extra) => {
      const { sum } = quoteOf(list, choices);
      expect(sum).toBeGreaterThanOrEqual(12_000);
      const more = [
        { languages: choices.languages + 1 },
        { music: true },
        { extras: [...new Set([...choices.extras, extra])] },
        { accessories: { menu: choices.accessories.menu + 1 } },
      ];
      for (const change of more)
        expect(quoteOf(list, { ...choices, ...change }).sum).toBeGreaterThanOrEqual(sum);
    }),
  );
});

test("what the browser shows and what the server stores are read by one rule", () => {
  const fields: Record<string, string[]> = {
    template: ["1002"],
    languages: ["am", "ru", "ru", "xx"],
    rsvp: ["no"],
    dresscode: ["  "],
    music: ["https://example.com/song"],
    extras: ["gallery", "unknown", "express"],
    "accessory-menu": [" 40 "],
    "accessory-welcome-sign": ["two"],
    "accessory-fan": ["5"],
  };
  expect(choicesOf((name) => fields[name] ?? [], list.accessories)).toEqual({
    template: "1002",
    languages: 2,
    rsvp: false,
    dresscode: false,
    music: true,
    extras: ["gallery", "express"],
    accessories: { menu: 40 },
  });
  expect(choicesOf(() => [], list.accessories)).toEqual({
    ...nothing,
    template: "",
    languages: 0,
    rsvp: true,
  });
});

test.each([
  ["", 0],
  [" 80 ", 80],
  ["0", 0],
  ["-1", null],
  ["1.5", null],
  ["12345", null],
  ["eighty", null],
  ["٨", null],
])("%j of an accessory is %j", (typed, count) => {
  expect(countOf(typed)).toBe(count);
});

test("extras without a price are offered only where they depend on the order", () => {
  expect(offeredExtras(list.services)).toEqual([
    "gallery",
    "custom-design",
    "mixed-designs",
    "express",
  ]);
  expect(offeredExtras({})).toEqual(["mixed-designs", "express"]);
});
