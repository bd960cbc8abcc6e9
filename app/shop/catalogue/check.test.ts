import { expect, test } from "vitest";
import { checkCatalogue } from "#app/shop/catalogue/check.ts";
import animations from "#content/catalogue/animations.json";
import cards from "#content/catalogue/cards.json";
import { ownPalettes } from "../../../tests/support/own-content.ts";

const [card] = cards.cards;
const [animation] = animations.animations;

function problemsOf(name: "cards" | "animations", value: unknown): string[] {
  const file = `content/catalogue/${name}.json`;
  const { problems } = checkCatalogue([{ file, text: JSON.stringify(value) }], [], ownPalettes);
  return problems.map(({ path, message }) => `${file}: ${path}: ${message}`);
}

test("the cards and animations that are sold name parts that are drawn", () => {
  expect(problemsOf("cards", cards)).toEqual([]);
  expect(problemsOf("animations", animations)).toEqual([]);
  expect(cards.cards.length).toBeGreaterThanOrEqual(14);
  expect(animations.animations.length).toBeGreaterThanOrEqual(7);
});

test("a card with an unknown part is refused with its file and place", () => {
  const wrong = { ...card, theme: { ...card?.theme, ornament: "glitter" } };
  expect(problemsOf("cards", { price: 1, cards: [card, wrong] })).toEqual([
    expect.stringMatching(
      /^content\/catalogue\/cards\.json: cards\[1\]\.theme\.ornament: expected one of .*"pomegranate"/,
    ),
  ]);
});

test("an animation with an unknown motion is refused with its file and place", () => {
  const wrong = { ...animation, motion: "fireworks" };
  expect(problemsOf("animations", { price: 1, animations: [wrong] })).toEqual([
    expect.stringMatching(
      /^content\/catalogue\/animations\.json: animations\[0\]\.motion: expected one of "petals"/,
    ),
  ]);
});

test("petals do not fall from a carpet", () => {
  const wrong = {
    ...animation,
    motion: "petals",
    theme: { ...animation?.theme, ornament: "carpet" },
  };
  expect(problemsOf("animations", { price: 1, animations: [wrong] })).toEqual([
    expect.stringContaining("animations[0].motion: of one family alone"),
  ]);
});

test("a cross is refused where nobody meets in a church", () => {
  const party = { ...card, occasion: "kids", theme: { ...card?.theme, ornament: "cross" } };
  expect(problemsOf("cards", { price: 1, cards: [party] })).toEqual([
    "content/catalogue/cards.json: cards[0].theme.ornament: a cross is for occasions in a church alone",
  ]);
});

test("two cards may not share an address", () => {
  expect(problemsOf("cards", { price: 1, cards: [card, card] })).toEqual([
    "content/catalogue/cards.json: cards: two of them have the same id",
  ]);
});
