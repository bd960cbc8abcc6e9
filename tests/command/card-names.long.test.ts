import type { Page } from "@playwright/test";
import * as v from "valibot";
import { expect, test } from "vitest";
import { screenForms, sheetForm, sheets } from "#app/shop/catalogue/card/kinds.ts";
import { wordRoom } from "#app/shop/catalogue/card/layout.ts";
import { pictureText, usualTitle } from "#app/shop/catalogue/card/texts.ts";
import { estimatedLettering } from "#app/shop/catalogue/lettering/estimate.ts";
import { cardsSchema } from "#app/shop/catalogue/schema.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import file from "#content/catalogue/cards.json" with { type: "json" };
import { readContent } from "../../cli/content.ts";
import { withCards } from "../../cli/pictures/cards.ts";
import { measure } from "../../cli/pictures/measure.ts";
import { translatorOf } from "../../cli/translator.ts";

const { cards } = v.parse(cardsSchema, file);
const { packs } = await readContent();
/** CSS pixels for a unit of a card. */
const unit = 0.5;

/** All names of a pack, the shortest first. */
function namesIn(language: Language, pack: "names" | "surnames"): string[] {
  const texts = v.parse(v.record(v.string(), v.string()), packs.get(`${language}:${pack}`));
  return Object.values(texts).toSorted((a, b) => a.length - b.length);
}

/** The longest couple with its longest surname, and the shortest. */
function couplesOf(language: Language): string[][] {
  const [names, surnames] = [namesIn(language, "names"), namesIn(language, "surnames")];
  const [first = "", second = ""] = names.slice(-2);
  return [[`${first} ${surnames.at(-1) ?? ""}`, second], names.slice(0, 2)];
}

/** Faults of a card's text: parts that are outside of its area, or not there. */
async function faultsOf(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((said) => {
    const words = document.querySelector(".words");
    if (!words) return ["no words"];
    const area = words.getBoundingClientRect();
    const parts = Array.from(
      words.querySelectorAll(".words-title,.words-names > span > span,.words-foot > span"),
    );
    const outside = parts.flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const box = range.getBoundingClientRect();
      const slack = 1;
      const isIn =
        box.left >= area.left - slack &&
        box.right <= area.right + slack &&
        box.top >= area.top - slack &&
        box.bottom <= area.bottom + slack;
      return isIn ? [] : [`${part.textContent} is outside`];
    });
    const shown = Array.from(words.querySelectorAll(".words-names > span"), (name) =>
      Array.from(name.querySelectorAll("span"), (line) => line.textContent).join(" "),
    );
    return shown.join() === said.join() ? outside : [...outside, `${shown.join()} is shown`];
  }, names);
}

test.each(languages)(
  "the longest and the shortest names in %s are whole within each card",
  async (language) => {
    const t = await translatorOf(language, packs);
    const faults: string[] = [];
    await withCards(packs, async (open) => {
      for (const card of cards)
        for (const names of couplesOf(language))
          for (const form of [screenForms["4x5"], sheetForm(sheets.a6)]) {
            const title = usualTitle(card.occasion, language, packs);
            const place = "Yerevan, Marriott Hotel Armenia, Republic Square 1";
            const text = pictureText({ title, names, start: "2027-09-28T17:00", place }, t);
            const page = await open({ card, text, language }, form, unit);
            const found = await faultsOf(page, names);
            faults.push(...found.map((fault) => `${card.id}: ${fault}`));
            await page.close();
          }
    });
    expect(faults).toEqual([]);
  },
);

test("the Worker's estimate lets no long name of the packs out of its area", async () => {
  const form = screenForms["4x5"];
  const tooWide: string[] = [];
  await withCards(packs, async (open) => {
    for (const { theme, layout } of new Map(cards.map((one) => [one.theme.pairing, one])).values())
      for (const language of ["am", "en", "ru"] as const) {
        const names = [...namesIn(language, "names"), ...namesIn(language, "surnames")];
        const long = names.filter((name) => name.length >= 8);
        const text = { title: "", names: long.slice(0, 2), date: "", place: "" };
        const page = await open({ card: { theme, layout }, text, language }, form, unit);
        const { ems } = await measure(page, { ...text, names: long });
        await page.close();
        const estimate = estimatedLettering(theme.pairing, language, text, wordRoom(layout, form));
        tooWide.push(
          ...long
            .filter((name) => (ems[name] ?? 0) > estimate.ems(name))
            .map((name) => `${theme.pairing}: ${name}`),
        );
      }
  });
  expect(tooWide).toEqual([]);
});
