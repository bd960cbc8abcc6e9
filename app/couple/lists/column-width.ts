/** Widths of letters in digits of a spreadsheet's font; Armenian letters come from a wider one. */
const wide = /\p{Script=Armenian}/u;
const wider =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const capital = /\p{Lu}/u;

/** Room for a cell's margins and, in the header, for the filter's button. */
const margin = 2;
const filterButton = 2.5;

/** Narrowest and widest column: a text that is longer wraps or runs on. */
const narrowest = 8;
const widest = 60;

/**
 * The width of a column that fits its texts, in digits of the spreadsheet's font (ECMA-376 Part 1,
 * 18.3.1.13), between 8 and 60.
 * @param header set in bold.
 * @param texts as the cells show them; of several lines the longest counts.
 */
export function columnWidth(header: string, texts: Iterable<string>): number {
  let width = lineWidth(header) * 1.1 + filterButton;
  for (const text of texts) {
    if (width >= widest) break;
    // More letters than fit need not be measured one by one.
    for (const line of text.split("\n"))
      width = Math.max(width, line.length > 2 * widest ? widest : lineWidth(line));
  }
  return Math.round(Math.min(widest, Math.max(narrowest, width + margin)) * 10) / 10;
}

function lineWidth(line: string): number {
  let width = 0;
  for (const letter of line) width += letterWidth(letter) + (capital.test(letter) ? 0.2 : 0);
  return width;
}

function letterWidth(letter: string): number {
  if (letter <= "\u024f") return 1;
  if (wide.test(letter)) return 1.25;
  if (cyrillic.test(letter)) return 1.15;
  return wider.test(letter) ? 2 : 1.1;
}
