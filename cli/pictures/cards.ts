import type { Page } from "@playwright/test";
import { screenForms, sheetForm, sheets, type CardForm } from "#app/shop/catalogue/card/kinds.ts";
import type { cardPage, WordedCard } from "#app/shop/catalogue/card/page.tsx";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import { readContent } from "../content.ts";
import { importPages } from "../drawings.ts";
import { translatorOf } from "../translator.ts";
import { withPictureEngine } from "./engine.ts";
import { measure } from "./measure.ts";
import { printedSheet, sheetScale } from "./sheet.ts";
import { layTiles } from "./tiles.ts";

/** Forms in which a card is delivered: two pictures for chats, two sheets for printers. */
export const cardFormNames = ["4x5", "9x16", "a6", "5x7"] as const;
export type CardFormName = (typeof cardFormNames)[number];

/** A file of a card. */
export type CardFile = {
  /** `am-9x16.png`: its language and form. */
  name: string;
  form: CardFormName;
  language: WordedCard["language"];
  type: "image/png" | "application/pdf";
  bytes: Buffer;
  /** Of a picture in pixels, of a sheet, once trimmed, in millimetres. */
  width: number;
  height: number;
};

/**
 * Draws cards, each in its forms. The same card and release give the same bytes.
 * @param cards one for each language, or for each guest.
 * @param packs of the languages; read from `content/` unless given.
 * @throws UserError where this machine has no browser.
 */
export async function cardFiles(
  cards: readonly WordedCard[],
  { forms = cardFormNames, packs, advance }: CardOptions = {},
): Promise<CardFile[]> {
  return withCards(packs, async (open) => {
    const files: CardFile[] = [];
    for (const card of cards)
      for (const form of forms) {
        const file = {
          name: `${card.language}-${form}.${isSheet(form) ? "pdf" : "png"}`,
          form,
          language: card.language,
          ...(await drawn(open, card, form)),
        };
        files.push(file);
        advance?.(file.name);
      }
    return files;
  });
}

type CardOptions = {
  /** All unless given. */
  forms?: readonly CardFormName[];
  packs?: Packs;
  /** Told of each file when it is drawn. */
  advance?: (name: string) => void;
};

type Drawn = Pick<CardFile, "type" | "bytes" | "width" | "height">;

async function drawn(open: OpenCard, card: WordedCard, name: CardFormName): Promise<Drawn> {
  if (!isSheet(name)) {
    const form = screenForms[name];
    const page = await open(card, form, 1);
    const bytes = await page.screenshot();
    await page.close();
    return { type: "image/png", bytes, width: form.width, height: form.height };
  }
  const sheet = sheets[name];
  const form = sheetForm(sheet);
  const page = await open(card, form, sheetScale(sheet, form));
  await page.evaluate(layTiles);
  const bytes = await printedSheet(page, sheet, card.text.names.join(", "));
  await page.close();
  return { type: "application/pdf", bytes, ...sheet };
}

function isSheet(name: CardFormName): name is keyof typeof sheets {
  return name in sheets;
}

/** Shows a card whose text has been measured in its fonts. @param unit of the form, in CSS pixels. */
type OpenCard = (card: WordedCard, form: CardForm, unit: number) => Promise<Page>;

/** Starts the engine for cards. @param packs read from `content/` unless given. */
export async function withCards<Made>(
  packs: Packs | undefined,
  work: (open: OpenCard) => Promise<Made>,
): Promise<Made> {
  const { page } = await importPages<{ page: { cardPage: typeof cardPage } }>({
    page: "app/shop/catalogue/card/page.tsx",
  });
  const languagePacks = packs ?? (await readContent()).packs;
  return withPictureEngine(({ open }) =>
    work(async (card, form, unit) => {
      const t = await translatorOf(card.language, languagePacks);
      const pixelsOf = (length: number) => Math.ceil((length + 2 * form.bleed) * unit);
      const view = { width: pixelsOf(form.width), height: pixelsOf(form.height) };
      const first = await open(page.cardPage(card, form, { t, unit }), view);
      const measured = await measure(first, card.text);
      await first.close();
      return open(page.cardPage(card, form, { t, unit, measured }), view);
    }),
  );
}
