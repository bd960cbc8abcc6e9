import * as v from "valibot";
import { sheetLimits, type Row } from "#app/features/guests/import/sheet.ts";

/** Characters of a table in a preview's form: 2,000 households with all fields have half of it. */
const mostCharacters = 4_000_000;

const carried = v.pipe(
  v.string(),
  v.maxLength(mostCharacters),
  v.parseJson(),
  v.pipe(
    v.array(v.tuple([v.pipe(v.number(), v.integer()), v.array(v.string())])),
    v.maxLength(sheetLimits.rows),
  ),
);

/**
 * The rows of a table as the text of a form's field, so that the server keeps nothing between a
 * preview and its take-over. JSON, because it keeps line numbers, and cells with tabs, quotes and
 * line breaks, through any form.
 * @returns null for a table that is too large.
 */
export function packRows(rows: readonly Row[]): string | null {
  const text = JSON.stringify(rows.map(({ line, cells }) => [line, cells])).toWellFormed();
  return text.length > mostCharacters ? null : text;
}

/** @returns null for what `packRows` did not make. */
export function unpackRows(text: string): Row[] | null {
  const result = v.safeParse(carried, text);
  return result.success ? result.output.map(([line, cells]) => ({ line, cells })) : null;
}
