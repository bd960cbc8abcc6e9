/** A row of a table; `line` is its number in the spreadsheet, from 1. */
export type Row = { line: number; cells: string[] };

/**
 * Why a file is no table: larger than 20 MB (or than `sheetLimits` once it is unpacked), longer than
 * 5,000 rows, damaged, or of a kind that is not read: an old or binary workbook of Excel, one with a
 * password, one of Apple's Numbers or of LibreOffice, a PDF, a page without a table, anything else.
 */
export const sheetProblems = [
  "too-large",
  "too-many-rows",
  "broken",
  "old-excel",
  "locked",
  "numbers",
  "open-document",
  "pdf",
  "web-page",
  "not-a-table",
] as const;
export type SheetProblem = (typeof sheetProblems)[number];

/** A sheet of a file, without its empty rows; `problem` says why its rows are not all there. */
export type Sheet = {
  name: string;
  isHidden: boolean;
  rows: Row[];
  problem?: "too-many-rows" | "too-large";
};

/**
 * The budget of one file: whatever it holds, reading it takes less than 2 s of processor and 50 MB
 * (`npm run generated`).
 */
export const sheetLimits = {
  bytes: 20 * 1024 * 1024,
  /** Of the XML that a workbook unpacks to, all parts together. */
  unpackedBytes: 16 * 1024 * 1024,
  /** Of a text, and of all cells of a file. */
  characters: 3_000_000,
  /** Elements of XML or HTML in one file: 5,000 rows of 60 cells have fewer. */
  elements: 1_000_000,
  sheets: 40,
  rows: 5_000,
  /** Cells further right are ignored. */
  columns: 100,
  /** The rest of a longer cell is ignored: 30 names of 100 quotation marks, as an export has them. */
  cell: 6_400,
} as const;

/** The rest of the limits while a workbook is read. */
export type Budget = { bytes: number; elements: number; characters: number };

/** A text is too long, or has too many parts, to be read within the budget. */
export class TooLarge extends Error {}

/** More marks on one letter than any writing has; sorting many takes the square of their number. */
const piledMarks = /(\p{M}{8})\p{M}+/gu;

/** A cell as it is kept: cut off at its limit, with single spaces, so that reading it is quick. */
export function cellOf(text: string): string {
  if (text.length < 3) return text;
  return text
    .slice(0, sheetLimits.cell)
    .toWellFormed()
    .replaceAll(/[ \t]{2,}/g, " ")
    .replaceAll(piledMarks, "$1");
}

/** Gathers the rows of a sheet within its limits. */
export class Rows {
  readonly rows: Row[] = [];
  readonly #budget: { characters: number };
  #problem: Sheet["problem"];

  /** @param budget what is left of the characters of all cells of the file. */
  constructor(budget: { characters: number }) {
    this.#budget = budget;
  }

  get problem(): Sheet["problem"] {
    return this.#problem;
  }

  /** @returns false once a limit is reached; a row whose cells are all blank is left out. */
  add(line: number, cells: readonly string[]): boolean {
    if (this.#problem) return false;
    const last = cells.findLastIndex((cell) => cell !== undefined && cell.trim() !== "");
    if (last < 0) return true;
    const width = Math.min(last + 1, sheetLimits.columns);
    // Array.from reads holes too.
    const rowCells = Array.from({ length: width }, (_, column) => cellOf(cells[column] ?? ""));
    for (const cell of rowCells) this.#budget.characters -= cell.length;
    if (this.#budget.characters < 0) this.#problem = "too-large";
    else if (this.rows.length === sheetLimits.rows) this.#problem = "too-many-rows";
    else this.rows.push({ line, cells: rowCells });
    return this.#problem === undefined;
  }
}
