import {
  isDelimiter,
  delimiters,
  type Delimiter,
} from "#app/domain/guests/import/read/delimited.ts";
import { fields, isField, type Field } from "#app/domain/guests/import/fields.ts";
import { singleByte } from "#app/domain/guests/import/read/letters.ts";
import { placeOf } from "#app/domain/guests/import/place.ts";
import type { Choices, Letters, Reading } from "#app/domain/guests/import/parse.ts";
import type { Source } from "#app/domain/guests/import/source.ts";
import { notFound, wrongUsage } from "../output.ts";

/** Choices of staff in place of a guess about a sheet of guests. */
export type ReadingOptions = {
  sheet?: string[];
  headings?: string;
  letters?: string;
  separator?: string;
  column?: string[];
};

const letterWays: readonly Letters[] = [...singleByte, "as-is", "mended"];

/** Reads the options. @throws UserError for one that names nothing. */
export function choicesOf(source: Source, options: ReadingOptions): Choices {
  const sheets = options.sheet?.map((name) => sheetNamed(source, name));
  const header = headingsOf(options.headings);
  const fieldsChosen = options.column && new Map(options.column.map(columnOf));
  const chosen = { header, ...(fieldsChosen ? { added: fieldsChosen } : {}) };
  const every = source.kind === "sheets" ? source.sheets.map((_, index) => index) : [0];
  return {
    sheets,
    letters: lettersOf(options.letters),
    delimiter: delimiterOf(options.separator),
    columns: new Map(every.map((sheet) => [sheet, chosen])),
  };
}

function sheetNamed(source: Source, name: string): number {
  const names = source.kind === "sheets" ? source.sheets.map((sheet) => sheet.name) : [];
  const index = names.findIndex((sheetName) => sheetName.toLowerCase() === name.toLowerCase());
  if (index >= 0) return index;
  throw notFound(
    names.length === 0
      ? "The file has no sheets."
      : `There is no sheet ${name}. There are: ${names.join(", ")}.`,
  );
}

function headingsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (text === "none") return 0;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw wrongUsage(`--headings takes the number of a line, or none, and not ${text}.`);
}

function lettersOf(text: string | undefined): Letters | undefined {
  if (text === undefined) return undefined;
  const letterWay = letterWays.find((way) => way === text.toLowerCase());
  if (letterWay) return letterWay;
  throw wrongUsage(`--letters takes one of ${letterWays.join(", ")}, and not ${text}.`);
}

function delimiterOf(text: string | undefined): Delimiter | undefined {
  if (text === undefined || isDelimiter(text)) return text;
  throw wrongUsage(
    `--separator takes one of ${Object.keys(delimiters).join(", ")}, and not ${text}.`,
  );
}

/** "C=names", "D=none". */
function columnOf(text: string): [number, Field | null] {
  const [, letters = "", field = ""] = /^([a-z]{1,2})=(.+)$/i.exec(text) ?? [];
  if (!letters || (field !== "none" && !isField(field)))
    throw wrongUsage(
      `--column takes a column's letter and one of ${fields.join(", ")}, none, such as C=names, and not ${text}.`,
    );
  const column = [...letters.toUpperCase()].reduce(
    (all, letter) => all * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return [column - 1, isField(field) ? field : null];
}

/** How a file was read, and what was left out. */
export function readingLines({ parts, letters, sheets }: Reading): string[] {
  const unreadSheets = sheets.filter(({ isRead }) => !isRead);
  return [
    ...(letters.offered.length > 0 && letters.chosen !== "as-is"
      ? [
          `Letters: ${letters.chosen}${letters.isDoubtful ? "; others fit nearly as well, so check the names" : ""} (--letters changes it)`,
        ]
      : []),
    ...(unreadSheets.length > 0
      ? [
          `Sheets that are not read: ${unreadSheets.map(({ name }) => name).join(", ")} (--sheet NAME reads one)`,
        ]
      : []),
    ...parts.flatMap(({ name, columns: { header, fields: fieldColumns, unused, above } }) => [
      `${parts.length > 1 ? `${name}: ` : ""}${header === null ? "No headings" : `Headings in line ${placeOf(header).line}`}; ${columnsText(fieldColumns)}`,
      ...(above > 0 ? [`Lines above the headings that are not read: ${above}`] : []),
      ...(unused.length > 0 ? [`Columns that are not used: ${unused.join(", ")}`] : []),
    ]),
  ];
}

function columnsText(fieldColumns: Partial<Record<Field, number>>): string {
  return fields
    .flatMap((field) => {
      const column = fieldColumns[field];
      return column === undefined ? [] : [`${letterOf(column)} ${field}`];
    })
    .join(", ");
}

function letterOf(column: number): string {
  const first = Math.floor(column / 26);
  const last = String.fromCharCode(65 + (column % 26));
  return first === 0 ? last : String.fromCharCode(64 + first) + last;
}
