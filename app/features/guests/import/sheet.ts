/** A row of a table; `line` is its number in the spreadsheet, from 1. */
export type Row = { line: number; cells: string[] };

/**
 * Why a file is no table: larger than 20 MB (or than 50 MB once it is unpacked), of another kind,
 * damaged, or longer than 5,000 rows.
 */
export type SheetProblem = "too-large" | "not-a-table" | "broken" | "too-many-rows";

/** A table that was read, without its empty rows, or the reason why it was not. */
export type Sheet = { rows: Row[] } | { problem: SheetProblem };

export const sheetLimits = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 50 * 1024 * 1024,
  rows: 5_000,
  /** Cells further right are ignored. */
  columns: 100,
} as const;

/** A row of a table, or null when all its cells are blank. */
export function rowOf(line: number, cells: readonly string[]): Row | null {
  const last = cells.findLastIndex((cell) => cell.trim() !== "");
  if (last < 0) return null;
  const width = Math.min(last + 1, sheetLimits.columns);
  // Array.from reads holes too.
  return { line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? "") };
}
