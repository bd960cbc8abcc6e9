import * as v from "valibot";
import { expect, test } from "vitest";
import { findBuiltPalette } from "#app/designs/palettes/palettes.ts";
import { withPictures } from "#app/shop/catalogue/card/links.server.ts";
import { cardProducts } from "#app/shop/catalogue/products/types.ts";
import { cardsSchema, type Card } from "#app/shop/catalogue/schema.ts";
import file from "#content/catalogue/cards.json";

const { cards } = v.parse(cardsSchema, file);
const drawn = Object.fromEntries(cards.map(({ id }) => [id, `${id}.webp 540w`]));

/** The pictures of cards that were published as `changed`. */
function picturesOf(changed: readonly Card[]): (string | undefined)[] {
  return withPictures(cardProducts(changed, 1, "en"), drawn).map(({ picture }) => picture);
}

test("a card is shown as the picture of its drawing, whatever its texts are", () => {
  expect(picturesOf(cards)).toEqual(Object.values(drawn));
  const renamed = cards.map((card) => ({
    ...card,
    title: card.name,
    names: card.names.slice(0, 1),
  }));
  expect(picturesOf(renamed)).toEqual(Object.values(drawn));
});

test("a card is no picture once staff publish it in other colours, with another ornament or layout", () => {
  const [card, other] = cards;
  if (!card || !other) throw new Error("the catalogue has two cards");
  const { theme } = card;
  const colours = findBuiltPalette(theme.palette);
  if (!colours) throw new Error("the card's palette is built in");
  expect(picturesOf([{ ...card, theme: { ...theme, colours } }])).toEqual([drawn[card.id]]);
  expect(
    picturesOf([
      { ...card, theme: { ...theme, colours: { ...colours, line: "#010203" } } },
      { ...card, theme: { ...theme, palette: other.theme.palette, colours: undefined } },
      { ...card, theme: { ...theme, ornament: other.theme.ornament } },
      { ...card, layout: "half" },
      { ...card, id: "added-later" },
    ]),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
