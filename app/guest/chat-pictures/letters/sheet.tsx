import type { OgImageCard, ReadFont } from "#app/guest/chat-pictures/view.ts";
import { cell, letterSize, type DrawnLetter } from "#app/guest/chat-pictures/letters/cells.ts";
import {
  letteringOf,
  missingLetters,
  outlinesOf,
  type Lettering,
  type Outlines,
} from "#app/guest/chat-pictures/lettering.tsx";
import { registry } from "#app/designs/drawings.generated.ts";
import type { Language } from "#app/i18n/languages.ts";
import { languageOfEachScript } from "#app/i18n/scripts.ts";

/** Code points for names and greetings. "H" is first: it measures the font. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  // ASCII without controls and the space.
  [0x21, 0x7e],
  // Latin-1 and Latin Extended-A.
  [0xa1, 0x17f],
  // Romanian letters with a comma below.
  [0x218, 0x21b],
  // Cyrillic.
  [0x400, 0x45f],
  [0x490, 0x491],
  // Armenian.
  [0x531, 0x556],
  [0x559, 0x58a],
  // Dashes and quotation marks.
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2026, 0x2026],
  [0x2116, 0x2116],
];
const letters = [
  ...new Set([
    "H",
    ...ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
    ),
  ]),
  // What Unicode leaves unassigned, and the soft hyphen, which is not seen.
].filter((letter) => /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(letter));

/** From outlines to pixels. */
const scale = letterSize / 100;

/** Draws the letters of greetings as an SVG for resvg, a cell for each, in the fonts of running text. */
export async function drawLetterSheet(
  { theme, language }: Pick<OgImageCard, "theme" | "language">,
  readFont: ReadFont,
): Promise<{ svg: string; drawn: DrawnLetter[]; space: number }> {
  const lettering = await greetingFonts(theme.pairing, language, readFont);
  const missing = await missingLetters(letters, "body", lettering);
  // A space first, because satori sets a line on the baseline of its first letter's font.
  const afterSpace = (text: string) => outlinesOf(` ${text}`, "body", lettering);
  const widthOf = async (text: string) => (await outlinesOf(text, "body", lettering)).width;
  // Widths are whole units, hence the mean of ten.
  const space = ((await widthOf(`H${" ".repeat(11)}H`)) - (await widthOf("H H"))) / 10;
  const letterOutlines = await Promise.all(
    letters
      .filter((letter) => !missing.has(letter))
      .map(async (letter) => ({ letter, outlines: await afterSpace(letter) })),
  );
  const width = cell.columns * cell.width;
  const height = Math.ceil(letterOutlines.length / cell.columns) * cell.height;
  const cells = letterOutlines.map(({ outlines }, index) => inCell(outlines, index, space));
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${cells.join("")}</svg>`,
    drawn: letterOutlines.map(({ letter, outlines }) => ({
      letter,
      advance: (outlines.width - space) * scale,
    })),
    space: space * scale,
  };
}

/** Outlines in a cell of the sheet, moved back by the space before them. */
function inCell({ markup }: Outlines, index: number, space: number): string {
  const x = (index % cell.columns) * cell.width + cell.pen - space * scale;
  const y = Math.floor(index / cell.columns) * cell.height;
  return `<g transform="translate(${x} ${y})scale(${scale})">${markup}</g>`;
}

/** The fonts of a pairing's running text: those of the page's language, then those of all scripts. */
function greetingFonts(
  name: OgImageCard["theme"]["pairing"],
  language: Language,
  readFont: ReadFont,
): Promise<Lettering> {
  const pairing = registry.pairing[name];
  const languageFonts = pairing.fontsOf(language);
  const all = [languageFonts, ...languageOfEachScript.map((other) => pairing.fontsOf(other))];
  const faces = [...new Set(all.flatMap((fonts) => fonts.faces))];
  const displayFaces = all.flatMap((fonts) => fonts.displayFaces);
  const body = all.map((fonts) => fonts.body).join();
  return letteringOf({ ...languageFonts, faces, displayFaces, body }, readFont);
}
