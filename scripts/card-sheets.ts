/**
 * Draws the cards in docs/look: each in its forms as the shop has it, and with the longest and the
 * shortest names in six languages. To be looked at after a change of a card, an ornament or a pairing.
 *
 * Usage: `node scripts/card-sheets.ts`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import * as v from "valibot";
import { screenForms, sheetForm, sheets, type CardForm } from "#app/shop/catalogue/card/kinds.ts";
import type { WordedCard } from "#app/shop/catalogue/card/page.tsx";
import { pictureText, usualTitle } from "#app/shop/catalogue/card/texts.ts";
import { sampleText } from "#app/shop/catalogue/picture/texts.ts";
import { cardsSchema } from "#app/shop/catalogue/schema.ts";
import { languages } from "#app/i18n/languages.ts";
import { readContent } from "../cli/content.ts";
import { withCards } from "../cli/pictures/cards.ts";
import { translatorOf } from "../cli/translator.ts";
import { root } from "./paths.ts";

/** Between two cards, in pixels. */
const gap = 8;

const { cards } = v.parse(
  cardsSchema,
  JSON.parse(readFileSync(join(root, "content/catalogue/cards.json"), "utf8")),
);
const { packs } = await readContent();

/** A card's longest or shortest names in all languages. */
async function named(which: "longest" | "shortest"): Promise<WordedCard[]> {
  return Promise.all(
    cards.flatMap((card) =>
      languages.map(async (language): Promise<WordedCard> => {
        const pack = v.parse(v.record(v.string(), v.string()), packs.get(`${language}:names`));
        const sorted = Object.values(pack).toSorted((a, b) => a.length - b.length);
        const names = which === "longest" ? sorted.slice(-2) : sorted.slice(0, 2);
        const title = usualTitle(card.occasion, language, packs);
        const day = { title, names, start: "2027-09-28T17:00", place: "Hotel Alexander" };
        return { card, language, text: pictureText(day, await translatorOf(language, packs)) };
      }),
    ),
  );
}

const samples = cards.map((card): WordedCard => ({
  card,
  language: "am",
  text: sampleText(card, "am"),
}));

await withCards(packs, async (open) => {
  const draw = async (
    name: string,
    worded: readonly WordedCard[],
    form: CardForm,
    columns = 9,
    width = 200,
  ) => {
    const pictures: Buffer[] = [];
    for (const card of worded) {
      const page = await open(card, form, width / (form.width + 2 * form.bleed));
      pictures.push(await page.screenshot());
      await page.close();
    }
    await sheetOf(pictures, columns).then((sheet) =>
      sheet.webp({ quality: 70, effort: 6 }).toFile(join(root, `docs/look/cards-${name}.webp`)),
    );
    console.log(`docs/look/cards-${name}.webp`);
  };
  await draw("4x5", samples, screenForms["4x5"]);
  await draw("9x16", samples, screenForms["9x16"]);
  await draw("a6", samples, sheetForm(sheets.a6));
  await draw("5x7", samples, sheetForm(sheets["5x7"]));
  await draw("longest", await named("longest"), screenForms["4x5"], 18, 110);
  await draw("shortest", await named("shortest"), screenForms["9x16"], 18, 110);
});

/** Pictures of one size, row by row. */
async function sheetOf(pictures: readonly Buffer[], columns: number) {
  const { width, height } = await sharp(pictures[0]).metadata();
  const rows = Math.ceil(pictures.length / columns);
  const placed = pictures.map((input, index): OverlayOptions => ({
    input,
    left: gap / 2 + (index % columns) * (width + gap),
    top: gap / 2 + Math.floor(index / columns) * (height + gap),
  }));
  const size = { width: columns * (width + gap), height: rows * (height + gap) };
  return sharp({ create: { ...size, channels: 3, background: "#888" } }).composite(placed);
}
