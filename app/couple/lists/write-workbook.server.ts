import type { CellStyle, CellValue, WriteSheet } from "hucre/xlsx";
import { columnWidth } from "#app/couple/lists/column-width.ts";

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

/** What Excel would read as one of its escapes; those that overlap, too. */
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
      columns: columns.map(({ header, kind }, at) => ({
        width: columnWidth(header, textsOf(rows, at)),
        style: styles[kind],
      })),
      rows: [columns.map(({ header }) => header), ...rows].map((cells) => cells.map(literal)),
      cells: new Map(columns.map((_, at) => [`0,${at}`, { style: headerStyle }])),
      freezePane: { rows: 1 },
      autoFilter: { range: rangeRef(0, 0, rows.length, Math.max(0, columns.length - 1)) },
    })),
  });
}

function* textsOf(rows: readonly CellValue[][], at: number): Generator<string> {
  for (const row of rows) {
    const value = row[at];
    if (value instanceof Date) yield momentFormat;
    else if (value !== null && value !== undefined) yield String(value);
  }
}
