import { fields as allFields, type Field } from "#app/domain/guests/import/fields.ts";
import { readHeadings, type Heading } from "#app/domain/guests/import/read/headings.ts";
import type { Row } from "#app/domain/guests/import/sheet.ts";
import { isCount, isCountLike } from "#app/domain/guests/import/cells/counts.ts";
import {
  isNameLike,
  isPhoneLike,
  isTyped,
  readLanguage,
} from "#app/domain/guests/import/cells/values.ts";

/** Which column has which field, from 0. */
export type Columns = {
  /** The line of the headings; null when there are none. */
  header: number | null;
  fields: Partial<Record<Field, number>>;
  /** Headings, or numbers from 1, of columns with content that are not used. */
  unused: string[];
  /** Rows with content above the headings, which are not read. */
  above: number;
};

/** Choices that somebody made in place of guesses. */
export type ColumnChoices = {
  /** The line of the headings, 0 for none. */
  header?: number;
  /** Fields of all columns, from 0; `null` for one that is not used. */
  fields?: ReadonlyMap<number, Field | null>;
  /** Fields of some columns, beside what is guessed of the others. */
  added?: ReadonlyMap<number, Field | null>;
};

/** Titles and explanations may stand above the headings. */
const headerRows = 10;
const rowsSampled = 60;
/** Points from which a row is one of headings. */
const fewestPoints = 2;

/**
 * Finds the columns of a table: the row that says most about the columns below it has the headings,
 * and a heading and the cells below it decide together what a column is.
 */
export function findColumns(rows: readonly Row[], choices: ColumnChoices = {}): Columns {
  const header =
    choices.header === undefined
      ? headerOf(rows)
      : (rows.find(({ line }) => line === choices.header) ?? null);
  const body = rows.filter(({ line }) => header === null || line > header.line);
  const sample = body.slice(0, rowsSampled);
  const guessed = () => (header ? byHeadings(header.cells, sample) : byContent(sample));
  const fieldColumns = choices.fields
    ? chosenFields(choices.fields)
    : withAdded(guessed(), choices.added ?? new Map());
  const used = new Set(Object.values(fieldColumns));
  const unused = Array.from({ length: widthOf(sample) }, (_, column) => column)
    .filter((column) => !used.has(column) && valuesOf(sample, column).length > 0)
    .map((column) => header?.cells[column]?.trim() || String(column + 1));
  const above = header === null ? 0 : rows.filter(({ line }) => line < header.line).length;
  return { header: header?.line ?? null, fields: fieldColumns, unused, above };
}

/** How much a table looks like a list of guests: headings, names, and what stands beside them. */
export function scoreOf(rows: readonly Row[], columns: Columns): number {
  if (rows.length === 0) return 0;
  const { names, salutation } = columns.fields;
  const sample = rows.slice(0, rowsSampled);
  const column = names ?? salutation;
  const nameShare =
    column === undefined ? 0 : valuesOf(sample, column).filter(isNameLike).length / sample.length;
  return (
    nameShare * 2 +
    Object.keys(columns.fields).length +
    (columns.header === null ? 0 : 3) +
    Math.min(1, rows.length / 20)
  );
}

function chosenFields(chosen: ReadonlyMap<number, Field | null>): Columns["fields"] {
  const fieldColumns: Columns["fields"] = {};
  for (const [column, field] of chosen) if (field !== null) fieldColumns[field] ??= column;
  return fieldColumns;
}

function withAdded(
  guessed: Columns["fields"],
  added: ReadonlyMap<number, Field | null>,
): Columns["fields"] {
  const others = allFields.flatMap((field) => {
    const column = guessed[field];
    return column === undefined || added.has(column) ? [] : [[field, column] as const];
  });
  return { ...Object.fromEntries(others), ...chosenFields(added) };
}

/** The row with the most points, the first of equals. */
function headerOf(rows: readonly Row[]): Row | null {
  let best: Row | null = null;
  let most = 0;
  for (const [index, row] of rows.slice(0, headerRows).entries()) {
    const points = headerPoints(row.cells, rows.slice(index + 1, index + 1 + rowsSampled));
    if (points < fewestPoints || points <= most) continue;
    best = row;
    most = points;
  }
  return best;
}

function headerPoints(cells: readonly string[], below: readonly Row[]): number {
  let points = 0;
  const headingFields = new Set<Field>();
  for (const [column, heading] of readHeadings(cells).entries()) {
    const cell = cells[column]?.trim() ?? "";
    if (!cell) continue;
    if (isTyped(cell)) points -= 3;
    else if (cell.length > 60) points -= 1;
    else if (heading.kind === "other") points += 1;
    else if (heading.kind === "whole" || heading.kind === "part") {
      const isNew = heading.fields.some((field) => !headingFields.has(field));
      for (const field of heading.fields) headingFields.add(field);
      points += (heading.kind === "whole" ? 3 : 1) * (isNew ? 1 : 0.5);
    }
    // A word above numbers; above phones it may be a note: "ask her mother".
    const values = valuesOf(below, column);
    if (isTyped(cell) || values.length < 2) continue;
    points += share(values, isCount) > 0.6 ? 2 : share(values, isTyped) > 0.6 ? 1.5 : 0;
  }
  return points;
}

const headingPoints: Record<Heading["kind"], number> = { whole: 6, part: 3, other: 0, unknown: 0 };

/** Gives each field the column with the most points of heading and cells together. */
function byHeadings(cells: readonly string[], sample: readonly Row[]): Columns["fields"] {
  const headings = readHeadings(cells);
  const claims = headings.flatMap(({ kind, fields }, column) =>
    fields.map((field) => ({
      field,
      column,
      points: headingPoints[kind] + fitOf(field, valuesOf(sample, column)),
    })),
  );
  const fieldColumns: Columns["fields"] = {};
  const used = new Set<number>();
  for (const { field, column, points } of claims.toSorted((a, b) => b.points - a.points)) {
    if (points <= 0 || used.has(column) || fieldColumns[field] !== undefined) continue;
    fieldColumns[field] = column;
    used.add(column);
  }
  // A column without a known heading is taken only for what its cells say surely.
  const free = Array.from({ length: widthOf(sample) }, (_, column) => column).filter(
    (column) => !used.has(column) && headings[column]?.kind !== "other",
  );
  const phone = free.find((column) => isMostly(valuesOf(sample, column), isPhoneLike));
  if (fieldColumns.phone === undefined && phone !== undefined) fieldColumns.phone = phone;
  if (fieldColumns.names !== undefined || fieldColumns.salutation !== undefined)
    return fieldColumns;
  const names = free.find((column) => column !== phone && isText(valuesOf(sample, column)));
  return names === undefined ? fieldColumns : { ...fieldColumns, names };
}

/** Points for cells that a field has, and against a field that has other cells. */
function fitOf(field: Field, values: readonly string[]): number {
  if (values.length === 0) return 0;
  switch (field) {
    case "seats":
    case "adults":
      return share(values, isCountLike) > 0.5 ? 2 : -4;
    case "children":
      return share(values, isCountLike) > 0.5 ? 2 : share(values, isNameLike) > 0.5 ? 0 : -4;
    case "phone":
      return share(values, isPhoneLike) > 0.3 ? 2 : -3;
    case "language":
      return share(values, (value) => readLanguage(value) !== null) > 0.5 ? 2 : -3;
    case "names":
    case "surname":
      return share(values, isNameLike) > 0.5 ? 2 : share(values, isTyped) > 0.5 ? -6 : 0;
    // Addresses of mail.
    case "postalAddress":
      return share(values, isTyped) > 0.5 ? -7 : 0;
    default:
      return 0;
  }
}

function byContent(sample: readonly Row[]): Columns["fields"] {
  const fieldColumns: Columns["fields"] = {};
  const width = widthOf(sample);
  const counts: number[] = [];
  const languages: number[] = [];
  for (let column = 0; column < width; column += 1) {
    const values = valuesOf(sample, column);
    if (values.length === 0) continue;
    if (isMostly(values, isPhoneLike)) fieldColumns.phone ??= column;
    else if (share(values, isCount) > 0.7) {
      if (!isNumbering(values)) counts.push(column);
    } else if (share(values, (value) => readLanguage(value) !== null) > 0.7) languages.push(column);
  }
  // François alone is a name.
  const [language] = languages;
  const isBeside = (column: number) =>
    column !== language && !counts.includes(column) && isText(valuesOf(sample, column));
  if (language !== undefined && Array.from({ length: width }, (_, index) => index).some(isBeside))
    fieldColumns.language = language;
  const [first, second] = counts;
  if (second !== undefined) Object.assign(fieldColumns, { adults: first, children: second });
  else if (first !== undefined) fieldColumns.seats = first;
  const takenColumns = new Set([...Object.values(fieldColumns), ...counts]);
  const names = Array.from({ length: width }, (_, column) => column).find(
    (column) => !takenColumns.has(column) && isText(valuesOf(sample, column)),
  );
  return names === undefined ? fieldColumns : { ...fieldColumns, names };
}

function widthOf(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ cells }) => cells.length));
}

function isText(values: readonly string[]): boolean {
  return share(values, (value) => /\p{L}|\p{S}/u.test(value) && !isTyped(value)) > 0.5;
}

function isMostly(values: readonly string[], test: (value: string) => boolean): boolean {
  return share(values, test) > 0.6;
}

function valuesOf(rows: readonly Row[], column: number): string[] {
  return rows.map(({ cells }) => cells[column]?.trim() ?? "").filter(Boolean);
}

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

/** 1, 2, 3 … number the rows. */
function isNumbering(values: readonly string[]): boolean {
  return values.length > 2 && values.every((value, index) => Number(value) === index + 1);
}
