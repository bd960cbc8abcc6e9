import { choiceFields } from "#app/couple/guest-list/kinds.ts";
import { localLine, packShown } from "#app/couple/guest-list/import/fields.ts";
import {
  delimiters,
  isDelimiter,
  type Delimiter,
} from "#app/domain/guests/import/read/delimited.ts";
import { fields as knownFields, type Field } from "#app/domain/guests/import/fields.ts";
import type { Part, Reading } from "#app/domain/guests/import/parse.ts";

/** A select above a column of a list. */
export type ColumnView = { name: string; column: number; field: Field | ""; heading: string };

/** The first rows of a sheet as they are read. */
export type PartView = {
  name: string;
  /** The name of the select of the headings' line, its lines, and the one chosen: 0 for none. */
  header: { name: string; lines: { line: number; text: string }[]; chosen: number };
  columns: ColumnView[];
  /** The first rows below the headings: their lines and the cells of `columns`. */
  sample: { line: number; cells: string[] }[];
  unused: string[];
  /** Rows with content above the headings. */
  above: number;
};

/** How a list was read, and what may be chosen otherwise. */
export type ReadingView = {
  parts: PartView[];
  letters: Reading["letters"];
  delimiter: { chosen: Delimiter; offered: Delimiter[] } | null;
  sheets: Reading["sheets"];
  /** For the form: what is shown. */
  shown: string;
};

const rowsShown = 4;
const headersOffered = 10;
const longestShown = 60;

/** How a list was read, for the form of its preview. */
export function readingView(reading: Reading): ReadingView {
  const parts = reading.parts.map(partView);
  const columns = parts.flatMap((part) =>
    part.columns.map(({ name, field }): [string, string] => [name, field]),
  );
  const { delimiter } = reading;
  return {
    parts,
    letters: reading.letters,
    delimiter: delimiter && {
      chosen: delimiter,
      offered: Object.keys(delimiters).filter(isDelimiter),
    },
    sheets: reading.sheets,
    shown: packShown(reading, columns),
  };
}

function partView({
  sheet,
  name,
  rows,
  columns: { header, fields, unused, above },
}: Part): PartView {
  const fieldOf = new Map(knownFields.map((field) => [fields[field], field]));
  const body = rows.filter(({ line }) => header === null || line > header);
  const headings = rows.find(({ line }) => line === header)?.cells ?? [];
  const width = Math.max(headings.length, ...body.slice(0, 60).map(({ cells }) => cells.length), 1);
  const columns = Array.from({ length: width }, (_, column): ColumnView => ({
    name: choiceFields.column(sheet, column),
    column,
    field: fieldOf.get(column) ?? "",
    heading: shortened(headings[column] ?? ""),
  })).filter(
    ({ column, heading }) =>
      heading !== "" || body.slice(0, 60).some(({ cells }) => (cells[column] ?? "").trim() !== ""),
  );
  return {
    name,
    header: {
      name: choiceFields.header(sheet),
      lines: rows.slice(0, headersOffered).map(({ line, cells }) => ({
        line: localLine(line),
        text: shortened(cells.filter((cell) => cell.trim()).join(", ")),
      })),
      chosen: localLine(header),
    },
    columns,
    sample: body.slice(0, rowsShown).map(({ line, cells }) => ({
      line: localLine(line),
      cells: columns.map(({ column }) => shortened(cells[column] ?? "")),
    })),
    unused,
    above,
  };
}

function shortened(text: string): string {
  const points = [...text.trim()];
  return points.length > longestShown
    ? `${points.slice(0, longestShown).join("")}…`
    : points.join("");
}
