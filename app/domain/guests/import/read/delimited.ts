import Papa from "papaparse";
import { readHeadings } from "#app/domain/guests/import/read/headings.ts";
import {
  Rows,
  sheetLimits,
  type Sheet,
  type SheetProblem,
} from "#app/domain/guests/import/sheet.ts";
import { isCount } from "#app/domain/guests/import/cells/counts.ts";
import { isPhoneLike } from "#app/domain/guests/import/cells/values.ts";

/** Signs between cells; `none` for a text whose lines are cells. */
export const delimiters = { tab: "\t", semicolon: ";", comma: ",", bar: "|", none: "\u001F" };
export type Delimiter = keyof typeof delimiters;

/** True if a text names one of the delimiters. */
export function isDelimiter(text: string): text is Delimiter {
  return Object.hasOwn(delimiters, text);
}

const sampled = 40_000;
const linesSampled = 200;

/** Excel's own line before a table: `sep=;`. */
const separatorLine = /^sep=(.)[ \t]*(?:\r\n|[\r\n]|$)/i;

/**
 * Reads the cells of a text, which may be in quotes and then have several lines.
 * @param delimiter guessed where it is not given.
 */
export function readDelimited(
  text: string,
  delimiter?: Delimiter,
): { sheet: Sheet; delimiter: Delimiter } | { problem: SheetProblem } {
  if (text.length > sheetLimits.characters) return { problem: "too-large" };
  const content = text.replace(/^\uFEFF/, "");
  const [separator = "", sign] = separatorLine.exec(content) ?? [];
  const name = Object.entries(delimiters).find(([, mark]) => mark === sign)?.[0] ?? "";
  const body = content.slice(separator.length);
  const chosen = delimiter ?? (isDelimiter(name) ? name : guessDelimiter(body));
  const cells = countOf(body, delimiters[chosen]) + countOf(body, "\n") + countOf(body, "\r");
  if (Math.max(cells, countOf(body, '"')) > sheetLimits.elements) return { problem: "too-large" };
  const lines = separator ? 1 : 0;
  // A quote that is never closed would make one cell of all that follows.
  const sheet = parse(body, chosen, '"', lines) ?? parse(body, chosen, "\0", lines);
  return sheet ? { sheet, delimiter: chosen } : { problem: "broken" };
}

/** Null for a text in which a quote is not closed. */
function parse(
  body: string,
  delimiter: Delimiter,
  quoteChar: string,
  skipped: number,
): Sheet | null {
  const rows = new Rows({ characters: sheetLimits.characters });
  let line = skipped;
  let isOpen = false;
  Papa.parse<string[]>(body, {
    delimiter: delimiters[delimiter],
    quoteChar,
    step: ({ data, errors }, parser) => {
      isOpen ||= errors.some(({ code }) => code === "MissingQuotes");
      line += 1;
      if (!rows.add(line, data)) parser.abort();
    },
  });
  return isOpen ? null : { name: "", isHidden: false, rows: rows.rows, problem: rows.problem };
}

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let index = text.indexOf(sign); index >= 0; index = text.indexOf(sign, index + 1))
    count += 1;
  return count;
}

/** The delimiter that gives rows the same number of cells, and cells that are something. */
function guessDelimiter(body: string): Delimiter {
  let best: Delimiter = "none";
  let most = 0;
  for (const candidate of ["tab", "semicolon", "comma", "bar"] as const) {
    const score = scoreOf(body.slice(0, sampled), candidate);
    if (score <= most) continue;
    best = candidate;
    most = score;
  }
  return best;
}

function sampleRows(sample: string, delimiter: string): string[][] {
  const quoted = Papa.parse<string[]>(sample, { delimiter, preview: linesSampled });
  if (!quoted.errors.some(({ code }) => code === "MissingQuotes")) return quoted.data;
  return Papa.parse<string[]>(sample, { delimiter, preview: linesSampled, quoteChar: "\0" }).data;
}

/** A sign between names stands in prose: «Արամ, Նարե», "Aram; Ani". */
const proseSign = /^\s\p{L}/u;

function scoreOf(sample: string, candidate: Delimiter): number {
  const sign = delimiters[candidate];
  if (!sample.includes(sign)) return 0;
  const rows = sampleRows(sample, sign).filter((cells) => cells.some((cell) => cell.trim()));
  // Cells at the end may be missing, or there may be one sign too many.
  const widths = rows.map((cells) => cells.findLastIndex((cell) => cell.trim() !== "") + 1);
  const wide = widths.filter((width) => width > 1);
  if (wide.length === 0) return 0;
  const byWidth = Map.groupBy(wide, (width) => width);
  const equal = Math.max(...[...byWidth.values()].map(({ length }) => length));
  const inner = rows.flatMap((cells) => cells.slice(1));
  const prose = inner.filter((cell) => proseSign.test(cell)).length / Math.max(1, inner.length);
  // Names in a row are prose, however equal their number, unless something else stands beside them.
  if (prose > 0.9 && candidate !== "tab" && !rows.flat().some(isValue) && !sample.includes('"'))
    return hasHeadings(rows[0] ?? []) ? 0.5 : 0;
  const kinds = inner.filter((cell) => isValue(cell)).length / Math.max(1, inner.length);
  // Headings are surer than cells that look like numbers, as "+1; +1" of guests without names.
  const headings = hasHeadings(rows[0] ?? []) ? 0.5 : 0;
  const shape = (wide.length + equal) / (2 * rows.length);
  return shape + kinds / 2 + headings + (candidate === "tab" ? 0.3 : 0);
}

/** True if a cell is a number or a phone, which names in prose are not. */
function isValue(cell: string): boolean {
  return isCount(cell.trim()) || isPhoneLike(cell);
}

/** True if cells are whole headings. */
function hasHeadings(cells: readonly string[]): boolean {
  const wholeHeadings = readHeadings(cells).filter(({ kind }) => kind === "whole");
  return wholeHeadings.length > 1 && wholeHeadings.length * 2 >= cells.length;
}
