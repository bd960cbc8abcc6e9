import { expect, test } from "vitest";
import { greetingKey, ogImageKey } from "#app/guest/chat-pictures/address.ts";
import type { OgImageCard } from "#app/guest/chat-pictures/view.ts";

const card: OgImageCard = {
  language: "en",
  theme: {
    palette: "pomegranate",
    pairing: "didot-italic",
    ornament: "pomegranate",
    hero: "medallion",
  },
  occasion: "wedding",
  kicker: "WEDDING INVITATION",
  names: ["Arman", "Anna"],
  and: "and",
  surname: null,
  age: null,
  figure: "12",
  date: "12 June 2027",
  place: "Yerevan",
};

test("the same card has the same address, whatever the order of its fields", async () => {
  const key = await ogImageKey("wedding/anna-arman", card);
  expect(key).toMatch(/^og\/wedding\/anna-arman\/[0-9a-f]{32}\/en\.png$/);
  expect(greetingKey(key)).toBe(key.replace("en.png", "en.greeting"));
  const turned = Object.fromEntries(Object.entries(card).toReversed()) as OgImageCard;
  expect(await ogImageKey("wedding/anna-arman", turned)).toBe(key);
});

test.each<[string, Partial<OgImageCard>]>([
  ["a name", { names: ["Arman", "Ani"] }],
  ["the day", { date: "13 June 2027" }],
  ["the design", { theme: { ...card.theme, palette: "midnight" } }],
  ["the language", { language: "ru" }],
])("another address with %s", async (_, change) => {
  const key = await ogImageKey("wedding/anna-arman", card);
  expect(await ogImageKey("wedding/anna-arman", { ...card, ...change })).not.toBe(key);
});
