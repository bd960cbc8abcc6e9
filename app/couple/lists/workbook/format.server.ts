import type { CellStyle, CellValue, WriteSheet } from "hucre/xlsx";

/** A column of a sheet: how its values are shown. */
export type WorkbookColumn = {
  header: string;
  kind: "text" | "number" | "moment" | "long-text";
};

/**
 * A sheet of a workbook. Its rows have a value for each column: a text, a number, a moment on the
 * local clock as if it were UTC (spreadsheets know no time zones), or null.
 */
export type WorkbookSheet = {
  /** At most 31 characters, none of `[]:*?/\`. */
  name: string;
  columns: WorkbookColumn[];
  rows: CellValue[][];
};

/** Text that Excel would read as one of its escapes; overlapping ones, too. */
const escapeLike = /_(?=x[\dA-Fa-f]{4}_)/g;

/** A text that stays as it is in Excel, which reads `_x0041_` as "A" (ECMA-376 part 1, 22.4.2.4). */
function literal(value: CellValue): CellValue {
  return typeof value === "string" ? value.replaceAll(escapeLike, "_x005F_") : value;
}

const momentFormat = "yyyy-mm-dd hh:mm";
const top: CellStyle["alignment"] = { vertical: "top" };
const styles = {
  text: { alignment: top },
  "long-text": { alignment: { ...top, wrapText: true } },
  number: { alignment: top, numFmt: "0" },
  moment: { alignment: { ...top, horizontal: "left" }, numFmt: momentFormat },
} satisfies Record<WorkbookColumn["kind"], CellStyle>;
const headerStyle: CellStyle = { font: { bold: true }, alignment: { vertical: "center" } };

/**
 * An XLSX workbook: a bold header row that stays in view with a filter in each column, and columns
 * as wide as their texts. Texts are shared strings, so that none is taken for a formula.
 */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  // Only this file needs the library, so that other requests do not wait for its code.
  const { rangeRef, writeXlsx } = await import("hucre/xlsx");
  return writeXlsx({
    sheets: sheets.map(({ name, columns, rows }): WriteSheet => ({
      name,
      columns: columns.map(({ header, kind }, index) => ({
        width: columnWidth(header, textsOf(rows, index)),
        style: styles[kind],
      })),
      rows: [columns.map(({ header }) => header), ...rows].map((cells) => cells.map(literal)),
      cells: new Map(columns.map((_, column) => [`0,${column}`, { style: headerStyle }])),
      freezePane: { rows: 1 },
      autoFilter: { range: rangeRef(0, 0, rows.length, Math.max(0, columns.length - 1)) },
    })),
  });
}

function* textsOf(rows: readonly CellValue[][], index: number): Generator<string> {
  for (const row of rows) {
    const value = row[index];
    if (value instanceof Date) yield momentFormat;
    else if (value !== null && value !== undefined) yield String(value);
  }
}

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
function columnWidth(header: string, texts: Iterable<string>): number {
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
