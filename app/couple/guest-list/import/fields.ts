import * as v from "valibot";
import { choiceFields } from "#app/couple/guest-list/kinds.ts";
import { isDelimiter } from "#app/domain/guests/import/read/delimited.ts";
import { isField, type Field } from "#app/domain/guests/import/fields.ts";
import { placeOf } from "#app/domain/guests/import/place.ts";
import { singleByte } from "#app/domain/guests/import/read/letters.ts";
import type { ColumnChoices } from "#app/domain/guests/import/columns.ts";
import type { Choices, Letters, Reading } from "#app/domain/guests/import/parse.ts";

/** The preview as shown, by which its selects are read: those below another choice say nothing. */
const shownSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    letters: v.string(),
    delimiter: v.nullable(v.string()),
    sheets: v.array(v.number()),
    headers: v.array(v.tuple([v.number(), v.number()])),
    columns: v.array(v.tuple([v.string(), v.string()])),
  }),
);

/** The preview as shown, packed for the form's field. */
export function packShown({ letters, delimiter, parts }: Reading, columns: [string, string][]) {
  return JSON.stringify({
    letters: letters.chosen,
    delimiter,
    sheets: parts.map(({ sheet }) => sheet),
    headers: parts.map(({ sheet, columns: { header } }) => [sheet, localLine(header)]),
    columns,
  });
}

/** The line of a heading within its sheet; 0 for none. */
export function localLine(header: number | null): number {
  return header === null ? 0 : placeOf(header).line;
}

type Texts = ReadonlyMap<string, readonly string[]>;

/**
 * Reads what was chosen in a preview's form. Where the letters or the line of the headings are others
 * than were shown, the columns are guessed anew.
 */
export function readChoices(texts: Texts): { choices: Choices; isChanged: boolean } {
  const result = v.safeParse(shownSchema, texts.get("shown")?.[0] ?? "");
  if (!result.success) return { choices: {}, isChanged: false };
  const shownChoices = result.output;
  const textOf = (name: string) => texts.get(name)?.[0];
  const letters = lettersOf(textOf(choiceFields.letters) ?? shownChoices.letters);
  const delimiter = textOf(choiceFields.delimiter) ?? shownChoices.delimiter ?? "";
  const posted = (texts.get(choiceFields.sheet) ?? []).map(Number);
  const sheets = posted.length > 0 ? posted : shownChoices.sheets;
  const isSameText =
    letters === lettersOf(shownChoices.letters) && delimiter === (shownChoices.delimiter ?? "");
  const columns = new Map<number, ColumnChoices>();
  let isChanged = !isSameText || sheets.join() !== shownChoices.sheets.join();
  for (const [sheet, header] of isSameText ? shownChoices.headers : []) {
    const chosen = lineOf(textOf(choiceFields.header(sheet))) ?? header;
    isChanged ||= chosen !== header;
    const fields = fieldsOf(shownChoices.columns, sheet, texts);
    isChanged ||= fields.isChanged;
    columns.set(
      sheet,
      chosen === header ? { header, fields: fields.byColumn } : { header: chosen },
    );
  }
  return {
    choices: { letters, sheets, columns, ...(isDelimiter(delimiter) ? { delimiter } : {}) },
    isChanged,
  };
}

function fieldsOf(entries: readonly (readonly [string, string])[], sheet: number, texts: Texts) {
  const byColumn = new Map<number, Field | null>();
  let isChanged = false;
  const start = choiceFields.column(sheet, 0).slice(0, -1);
  for (const [name, shownChoice] of entries) {
    if (!name.startsWith(start)) continue;
    const chosen = texts.get(name)?.[0] ?? shownChoice;
    isChanged ||= chosen !== shownChoice;
    byColumn.set(Number(name.slice(start.length)), isField(chosen) ? chosen : null);
  }
  return { byColumn, isChanged };
}

function lettersOf(text: string): Letters | undefined {
  return ([...singleByte, "as-is", "mended"] as const).find((letters) => letters === text);
}

function lineOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : null;
}
