import * as v from "valibot";
import { findingsOf, pathText } from "#app/domain/authoring/check/issues.ts";
import { readSource } from "#app/domain/authoring/check/json.ts";
import { paletteFindings, type Palettes } from "#app/domain/authoring/check/palettes.ts";
import { textFindings } from "#app/domain/authoring/check/texts.ts";
import type { Problem, SourceFile } from "#app/domain/authoring/check/types.ts";
import { studioSchema } from "#app/i18n/studio-schema.ts";

/** Problems of `content/studio.json`: its fields, its palette, and how its texts are written. */
export function studioProblems(source: SourceFile, palettes: Palettes): Problem[] {
  const { value, findings } = readSource(source);
  const result = value === undefined ? undefined : v.safeParse(studioSchema, value);
  return [
    ...findings,
    ...findingsOf(result?.issues ?? [], studioSchema),
    ...paletteFindings(value, palettes),
    ...textFindings(value),
  ].map(({ path, message }) => ({ file: source.file, path: pathText(path), message }));
}
