import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { languages } from "#app/i18n/languages.ts";
import { cardsSchema } from "#app/shop/catalogue/schema.ts";
import * as shapes from "../answer-shapes.ts";
import { requireChoice } from "../choice.ts";
import { defineCommand } from "../command.ts";
import { readContent } from "../content.ts";
import { count, say } from "../output.ts";
import { cardFiles, cardFormNames, type CardFormName } from "../pictures/cards.ts";
import {
  requireCatalogue,
  requireProduct,
  sayGuessed,
  textOptions,
  typedTexts,
} from "../pictures/typed-texts.ts";
import { startProgress } from "../progress.ts";
import { typedPath } from "../files.ts";

export const command = defineCommand({
  after: "Pictures and films:",
  description: "draw a card of the catalogue with any names: pictures for chats, PDFs for printers",
  arguments: ["<card>"],
  options: {
    ...textOptions,
    "--forms <list>": "of 4x5,9x16,a6,5x7; all unless given",
    "--out <folder>": "where to; card-CARD in this folder without it",
  },
  completes: { card: "cards", "--languages": languages },
  examples: [
    'card pomegranate --names "Անի, Դավիթ" --date "12.06.2027 17:00" --place Երևան',
    "card rocket --names Նարեկ --languages am,ru --forms 4x5",
  ],
  guarantee: { changes: "files", again: "same", offline: true },
  answer: v.strictObject({
    card: v.string(),
    folder: v.string(),
    files: v.array(
      v.strictObject({
        file: v.string(),
        form: v.string(),
        language: v.string(),
        /** In pixels; of a PDF, once trimmed, in millimetres. */
        width: v.number(),
        height: v.number(),
        bytes: v.number(),
      }),
    ),
    /** Texts that were written by rule, to be read again. */
    guessed: shapes.words,
  }),
  /**
   * Draws a card of the catalogue with any names and day, as pictures for chats and sheets for
   * printers.
   */
  async run(id, options) {
    const content = await readContent();
    const chosen = requireProduct(
      "card",
      id,
      requireCatalogue(content, "cards", cardsSchema).cards,
    );
    const forms = requireForms(options.forms);
    const { worded, guessed } = await typedTexts(chosen.occasion, options, content.packs);
    const folder = typedPath(options.out ?? `card-${id}`);
    const progress = startProgress(worded.length * forms.length, options, "Drawing");
    const drawn = await cardFiles(
      worded.map((wording) => ({ card: chosen, ...wording })),
      { forms, packs: content.packs, advance: (name) => progress.advance(name) },
    );
    progress.stop("Drawn");
    await mkdir(folder, { recursive: true });
    for (const { name, bytes } of drawn) await writeFile(join(folder, `${id}-${name}`), bytes);
    const files = drawn.map(({ name, form, language, width, height, bytes }) => ({
      file: `${id}-${name}`,
      form,
      language,
      width,
      height,
      bytes: bytes.length,
    }));
    for (const { file, form, width, height } of files)
      say(options, `${file}  ${width} × ${height} ${isPrinted(form) ? "mm" : "px"}`);
    say(options, `${count(files.length, "file")} in ${folder}`);
    if (forms.some(isPrinted))
      say(options, "For printers: 3 mm of bleed, crop marks, colours in RGB, no CMYK.");
    sayGuessed(guessed, options);
    return { card: id, folder, files, guessed };
  },
});

function isPrinted(form: CardFormName): boolean {
  return form === "a6" || form === "5x7";
}

function requireForms(list?: string): readonly CardFormName[] {
  return list === undefined
    ? cardFormNames
    : list.split(",").map((form) => requireChoice("form of a card", form.trim(), cardFormNames));
}
