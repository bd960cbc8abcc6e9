import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import {
  definitionOf,
  fileOf,
  packs,
  withTemplate,
  type Json,
} from "../../../../tests/support/content.ts";

const theme = { palette: "olive", pairing: "didot", ornament: "vine" };
const catalogue = (layout: string) => [
  {
    file: "content/catalogue/cards.json",
    text: JSON.stringify({ cards: [{ id: "vine", theme, layout }] }),
  },
  {
    file: "content/catalogue/animations.json",
    text: JSON.stringify({ animations: [{ id: "rings", theme, motion: "rings" }] }),
  },
];

/** A definition of a picture: the small wedding without what a page alone has. */
function pictureOf(changes: Json): Json & { slug: string } {
  const { sections: _, reply: __, ...picture } = definitionOf({ picture: "card-vine" });
  return { ...picture, slug: picture.slug, ...changes };
}

function checked(changes: Json = {}, layout = "frame") {
  return checkContent(withTemplate(...catalogue(layout), fileOf(pictureOf(changes))), packs);
}

function linesOf(changes: Json): string[] {
  return checked(changes).problems.map(({ path, message }) => `${path}: ${message}`);
}

test("a card needs title, names and day alone, and is published with how it is drawn", () => {
  const { problems, drafts } = checked();
  expect(problems).toEqual([]);
  expect(drafts.find(({ draft }) => draft.picture)?.draft).toMatchObject({
    picture: { kind: "card", product: "card-vine", layout: "frame" },
    sections: [],
    theme: { ...theme, hero: "medallion" },
  });
});

test("another palette and other letters may be worn, and no other drawing", () => {
  const worn = checked({ theme: { palette: "pomegranate", pairing: "book" } });
  expect(worn.problems).toEqual([]);
  expect(worn.drafts.find(({ draft }) => draft.picture)?.draft.theme).toMatchObject({
    palette: "pomegranate",
    pairing: "book",
    ornament: "vine",
  });
  expect(linesOf({ theme: { ornament: "birds" } })).toEqual([
    expect.stringContaining("theme.ornament: expected none"),
  ]);
});

test("what a picture has no room for is no part of it", () => {
  expect(linesOf({ sections: [{ type: "date" }], music: { src: "media/kanon.mp3" } })).toEqual([
    expect.stringContaining("sections: expected none, because a card shows"),
    expect.stringContaining("music: expected none, because a card is silent"),
  ]);
  expect(linesOf({ saveTheDate: { until: "2027-01-01" }, thanks: { am: "Շ", en: "T" } })).toEqual([
    expect.stringContaining("saveTheDate: expected none"),
    expect.stringContaining("thanks: expected none"),
  ]);
});

test("a product that the shop does not have is named, with the one that was meant", () => {
  expect(linesOf({ picture: "card-vines" })).toEqual([
    'picture: there is no "card-vines" in content/catalogue. Did you mean "card-vine"?',
  ]);
  expect(linesOf({ picture: "1007" })).toEqual([
    expect.stringContaining("picture: expected a card or an animation"),
  ]);
});

test("a page needs its sections, as before", () => {
  const { sections: _, ...page } = definitionOf();
  const { problems } = checkContent(withTemplate(fileOf({ ...page, slug: page.slug })), packs);
  expect(problems.map(({ path }) => path)).toContain("sections");
});
