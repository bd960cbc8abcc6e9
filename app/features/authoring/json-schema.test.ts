import { expect, test } from "vitest";
import { builtPaletteNames } from "#app/design/palettes.ts";
import { jsonSchemas } from "#app/features/authoring/json-schema.ts";

const written = import.meta.glob<object>("/content/*.schema.json", {
  eager: true,
  import: "default",
});

test("the JSON Schemas for editors say what the checks say (write them with `npm run studio -- schema`)", () => {
  for (const [file, schema] of jsonSchemas(builtPaletteNames))
    expect(written[`/${file}`], file).toEqual(JSON.parse(JSON.stringify(schema)));
});
