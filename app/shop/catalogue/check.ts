import * as v from "valibot";
import { findingsOf, pathText } from "#app/domain/authoring/check/issues.ts";
import { readJson, readSource } from "#app/domain/authoring/check/json.ts";
import {
  withColours,
  paletteFindings,
  type Palettes,
} from "#app/domain/authoring/check/palettes.ts";
import { textFindings } from "#app/domain/authoring/check/texts.ts";
import type { Problem } from "#app/domain/authoring/check/types.ts";
import type { SourceFile } from "#app/domain/authoring/check/types.ts";
import {
  accessoriesSchema,
  animationsSchema,
  cardsSchema,
  designSchema,
  pricesSchema,
} from "#app/shop/catalogue/schema.ts";

/** The files of `content/catalogue` with their schemas. */
const catalogueFiles: Record<string, v.GenericSchema> = {
  prices: pricesSchema,
  cards: cardsSchema,
  animations: animationsSchema,
  accessories: accessoriesSchema,
};

/**
 * Checks the catalogue and returns it as documents for KV: the files that staff write, and the
 * designs, which are derived from the templates. Each look is given its palette's colours.
 * @param templates the texts of `content/templates/*.json`.
 */
export function checkCatalogue(
  files: readonly SourceFile[],
  templates: readonly SourceFile[],
  palettes: Palettes,
): { problems: Problem[]; documents: Map<string, unknown> } {
  const problems: Problem[] = [];
  const documents = new Map<string, unknown>();
  for (const source of files) {
    const { file } = source;
    const name = /([^/]+)\.json$/.exec(file)?.[1] ?? "";
    const schema = catalogueFiles[name];
    const { value, findings } = readSource(source);
    const result = schema && value !== undefined ? v.safeParse(schema, value) : undefined;
    const allFindings = [
      ...findings,
      ...(schema
        ? findingsOf(result?.issues ?? [], schema)
        : [{ path: [], message: `expected one of ${Object.keys(catalogueFiles).join(", ")}` }]),
      ...paletteFindings(value, palettes),
      ...textFindings(value),
    ];
    problems.push(
      ...allFindings.map(({ path, message }) => ({ file, path: pathText(path), message })),
    );
    if (result?.success && allFindings.length === 0)
      documents.set(`catalogue:${name}`, withColours(value, palettes));
  }
  documents.set("catalogue:designs", withColours(designsOf(templates), palettes));
  return { problems, documents };
}

/** Unreadable templates are reported by their own check; test pages are not designs. */
function designsOf(templates: readonly SourceFile[]): unknown {
  return templates.flatMap(({ text }) => {
    const value: unknown = readJson(text).value;
    if (typeof value !== "object" || value === null) return [];
    const design = v.safeParse(designSchema, { ...value, id: Reflect.get(value, "slug") });
    return design.success ? [design.output] : [];
  });
}
