import { toJsonSchema } from "@valibot/to-json-schema";
import { expect, test } from "vitest";
import { themeParts } from "#app/designs/part-names.ts";
import { fieldsShape, publishedSchema } from "#app/domain/invitation/schema.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

// A published text is not checked again by a release with the same shape (`isChecked`): one whose
// schema has changed must not take it for its own.
test("the shape of what is published is the schema's", async () => {
  const options = { errorMode: "ignore", typeMode: "output" } as const;
  const parts = new Set(Object.values(themeParts).map(String));
  const withoutParts = (_: string, value: unknown) =>
    Array.isArray(value) && parts.has(String(value)) ? [] : value;
  const schema = toJsonSchema(publishedSchema, options);
  const shape = await sha256Hex(JSON.stringify(schema, withoutParts));
  expect(fieldsShape, "write the new one in schema.ts").toBe(shape.slice(0, 12));
});
