import * as v from "valibot";
import { guessLetters } from "#app/domain/guests/import/read/guess-letters.ts";
import { bytesOf } from "#app/domain/guests/import/read/letters.ts";
import { sheetLimits } from "#app/domain/guests/import/sheet.ts";
import type { Source } from "#app/domain/guests/import/source.ts";

/** Characters of a list in a preview's form: 2,000 households with all fields have five sixths of it. */
const mostCharacters = 3_500_000;

const row = v.tuple([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(sheetLimits.cell))),
    v.maxLength(sheetLimits.columns),
  ),
]);
const carried = v.pipe(
  v.string(),
  v.maxLength(mostCharacters),
  v.parseJson(),
  v.variant("kind", [
    v.object({ kind: v.literal("text"), text: v.string() }),
    // Each character is a byte.
    v.object({
      kind: v.literal("bytes"),
      bytes: v.pipe(
        v.string(),
        v.check((text) => !/[\u0100-\uFFFF]/.test(text)),
      ),
    }),
    v.object({
      kind: v.literal("sheets"),
      sheets: v.pipe(
        v.array(
          v.object({
            name: v.string(),
            isHidden: v.boolean(),
            rows: v.pipe(v.array(row), v.maxLength(sheetLimits.rows)),
            problem: v.optional(v.picklist(["too-many-rows", "too-large"])),
          }),
        ),
        v.maxLength(sheetLimits.sheets),
      ),
    }),
  ]),
);

/**
 * A list as the text of a form's field, so that the server keeps nothing between a preview and its
 * take-over, and any guess can be made anew. JSON, because it keeps tabs, quotes and line breaks
 * through any form.
 * @returns null for a list that is too large.
 */
export function packSource(source: Source): string | null {
  const packed =
    source.kind === "sheets"
      ? {
          kind: source.kind,
          sheets: source.sheets.map(({ rows, ...sheet }) => ({
            ...sheet,
            rows: rows.map(({ line, cells }) => [line, cells]),
          })),
        }
      : source.kind === "bytes"
        ? { kind: source.kind, bytes: source.bytes }
        : source;
  const text = JSON.stringify(packed).toWellFormed();
  return text.length > mostCharacters ? null : text;
}

/** @returns null for what `packSource` did not make. */
export function unpackSource(text: string): Source | null {
  const result = v.safeParse(carried, text);
  if (!result.success) return null;
  const { output } = result;
  if (output.kind === "text") return output;
  if (output.kind === "bytes") {
    const guessed = guessLetters(bytesOf(output.bytes));
    return guessed.isSure ? null : { ...output, guessed };
  }
  const sheets = output.sheets.map(({ rows, ...sheet }) => ({
    ...sheet,
    rows: rows.map(([line, cells]) => ({ line, cells })),
  }));
  return { kind: "sheets", sheets };
}
