import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { themeParts } from "#app/designs/part-names.ts";
import { UserError } from "../cli/user-error.ts";
import { root } from "./paths.ts";

const file = "app/domain/invitation/schema.ts";

/**
 * The schema's file with the shape of what is published in its place: a hash of the names, types and
 * defaults of its fields, but for the names of drawn parts, which have a hash of their own
 * (`index.generated.ts`). A release with the same shape does not check a published text again
 * (`isChecked`).
 */
export async function publishedShapeFile(): Promise<ReadonlyMap<string, string>> {
  // Loaded now: the sections' index, which it imports, may just have been written.
  const { publishedSchema } = await import("#app/domain/invitation/schema.ts");
  const place = /(?<=\bfieldsShape = ")[^"]*(?=";)/;
  const text = readFileSync(join(root, file), "utf8");
  if (!place.test(text)) throw new UserError(`${file} has no place for its shape`);
  return new Map([[file, text.replace(place, shapeOf(publishedSchema))]]);
}

/** Twelve hexadecimal digits that change with a schema's fields, and not with the names of parts. */
export function shapeOf(schema: v.GenericSchema): string {
  const parts = new Set(Object.values(themeParts).map(String));
  const withoutParts = (_: string, value: unknown) =>
    Array.isArray(value) && parts.has(String(value)) ? [] : value;
  const json = toJsonSchema(schema, { errorMode: "ignore", typeMode: "output" });
  return createHash("sha256").update(JSON.stringify(json, withoutParts)).digest("hex").slice(0, 12);
}
