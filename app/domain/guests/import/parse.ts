import {
  findColumns,
  scoreOf,
  type ColumnChoices,
  type Columns,
} from "#app/domain/guests/import/columns.ts";
import { readDelimited, type Delimiter } from "#app/domain/guests/import/read/delimited.ts";
import { mendingOf } from "#app/domain/guests/import/read/guess-letters.ts";
import { linesOfSheet } from "#app/domain/guests/import/place.ts";
import { decode, singleByte, type SingleByte } from "#app/domain/guests/import/read/letters.ts";
import type { Row, Sheet, SheetProblem } from "#app/domain/guests/import/sheet.ts";
import type { Source } from "#app/domain/guests/import/source.ts";
import { understand, type Understood } from "#app/domain/guests/import/rules.ts";
import type { Language } from "#app/i18n/languages.ts";

/** How the letters of a list are read: `as-is` and `mended` where its encoding is sure. */
export type Letters = SingleByte | "as-is" | "mended";

/** Choices that somebody made in place of guesses. */
export type Choices = {
  letters?: Letters;
  delimiter?: Delimiter;
  /** Numbers of sheets, from 0. */
  sheets?: readonly number[];
  /** By the number of the sheet. */
  columns?: ReadonlyMap<number, ColumnChoices>;
};

/** A sheet that is read. */
export type Part = { sheet: number; name: string; rows: readonly Row[]; columns: Columns };

/** A list with everything that was guessed or chosen about it. */
export type Reading = {
  parts: Part[];
  letters: {
    chosen: Letters;
    /** Ways to read them, the chosen one among them; none where there is no doubt. */
    offered: readonly Letters[];
    /** Other ways make words of them, too. */
    isDoubtful: boolean;
  };
  /** Null for sheets of cells. */
  delimiter: Delimiter | null;
  /** Sheets with content. */
  sheets: { index: number; name: string; rows: number; isRead: boolean }[];
};

/** Reads a list as it was chosen, and guesses what was not. */
export function readList(
  source: Source,
  choices: Choices = {},
): Reading | { problem: SheetProblem } {
  const lettered = readLetters(source, choices);
  if ("problem" in lettered) return lettered;
  const { sheets, delimiter, letters } = lettered;
  const filled = sheets
    .map((sheet, index) => ({ sheet, index }))
    .filter(({ sheet }) => sheet.rows.length > 0 || sheet.problem);
  const indexes = new Set(choices.sheets);
  const chosen = filled.filter(({ index }) => indexes.has(index));
  const read = chosen.length > 0 ? chosen : bestOf(filled);
  const failed = read.find(({ sheet }) => sheet.problem)?.sheet.problem;
  if (failed) return { problem: failed };
  return {
    parts: read.map(({ sheet: { name, rows }, index }, part) => {
      const columns = findColumns(rows, choices.columns?.get(index));
      const lines = part * linesOfSheet;
      return {
        sheet: index,
        name,
        rows: rows.map(({ line, cells }) => ({ line: line + lines, cells })),
        columns: { ...columns, header: columns.header === null ? null : columns.header + lines },
      };
    }),
    letters,
    delimiter,
    sheets: filled.map(({ sheet, index }) => ({
      index,
      name: sheet.name,
      rows: sheet.rows.length,
      isRead: read.some((candidate) => candidate.index === index),
    })),
  };
}

/** Households of all sheets that are read. */
export function understandAll({ parts }: Reading, languages: readonly Language[]): Understood {
  const all = parts.map(({ rows, columns }) => understand(rows, columns, languages));
  return {
    entries: all.flatMap(({ entries }) => entries),
    problems: all.flatMap(({ problems }) => problems),
  };
}

type Lettered = Pick<Reading, "letters" | "delimiter"> & { sheets: readonly Sheet[] };

function readLetters(source: Source, choices: Choices): Lettered | { problem: SheetProblem } {
  if (source.kind === "sheets") {
    const mended = mendedBy(
      source.sheets.flatMap(({ rows }) => rows),
      choices,
    );
    const sheets = mended.isMended
      ? source.sheets.map((sheet) => ({ ...sheet, rows: mended.rowsOf(sheet.rows) }))
      : source.sheets;
    return { sheets, delimiter: null, letters: mended.letters };
  }
  if (source.kind === "bytes") {
    const chosen = singleByte.find((charset) => charset === choices.letters);
    const { encoding, rivals } = source.guessed;
    const letters = {
      chosen: chosen ?? encoding,
      offered: singleByte,
      isDoubtful: chosen === undefined && rivals.length > 0,
    };
    const table = readDelimited(decode(source.bytes, letters.chosen), choices.delimiter);
    return "problem" in table ? table : { ...table, sheets: [table.sheet], letters };
  }
  const table = readDelimited(source.text, choices.delimiter);
  if ("problem" in table) return table;
  const { sheet, delimiter } = table;
  const mended = mendedBy(sheet.rows, choices);
  return {
    sheets: [mended.isMended ? { ...sheet, rows: mended.rowsOf(sheet.rows) } : sheet],
    delimiter,
    letters: mended.letters,
  };
}

/** Offers to mend text that was read in a wrong encoding before it was saved. */
function mendedBy(rows: readonly Row[], { letters }: Choices) {
  const sample = rows
    .slice(0, 400)
    .flatMap(({ cells }) => cells)
    .join(" ");
  const mend = mendingOf(sample);
  const isMended = mend !== null && letters === "mended";
  return {
    isMended,
    rowsOf: (all: readonly Row[]) =>
      all.map(({ line, cells }) => ({ line, cells: cells.map((cell) => mend?.(cell) ?? cell) })),
    letters: {
      chosen: isMended ? ("mended" as const) : ("as-is" as const),
      offered: mend === null ? [] : (["as-is", "mended"] as const),
      isDoubtful: mend !== null && !isMended,
    },
  };
}

/** The sheet that looks most like a list of guests; hidden ones only where nothing else is. */
function bestOf(filled: readonly { sheet: Sheet; index: number }[]) {
  const scored = filled.map((candidate) => ({
    one: candidate,
    score:
      scoreOf(candidate.sheet.rows, findColumns(candidate.sheet.rows)) -
      (candidate.sheet.isHidden ? 5 : 0),
  }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best ? [best.one] : [];
}
