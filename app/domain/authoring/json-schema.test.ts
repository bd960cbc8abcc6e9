import { expect, test } from "vitest";
import { editorWordsOf } from "#app/domain/authoring/editor-words.ts";
import { guide, jsonSchemas } from "#app/domain/authoring/json-schema.ts";

const written = import.meta.glob<object>("/content/*.schema.json", {
  eager: true,
  import: "default",
});
const files = import.meta.glob<string>(
  [
    "/app/designs/letters/pairings/*.ts",
    "/app/designs/{[0-9]*,shared/*,families/*}/{ornament,cover,opening,hours}.tsx",
    "/app/designs/shared/*/sections.ts",
    "/content/{palettes,templates}/*.json",
    "/content/locales/{am,en}/timeline.json",
  ],
  { eager: true, query: "?raw", import: "default" },
);
const words = editorWordsOf(
  new Map(
    Object.entries(files)
      .map(([file, text]) => [file.slice(1), text] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
);

test("the JSON Schemas for editors say what the checks say (write them with `npm run studio -- schema`)", () => {
  for (const [file, schema] of jsonSchemas(words))
    expect(written[`/${file}`], file).toEqual(JSON.parse(JSON.stringify(schema)));
});

test("each sentence of the field guide stands beside a field", () => {
  const shown = JSON.stringify(written);
  for (const [path, said] of Object.entries(guide)) {
    const sentence = typeof said === "string" ? said : said.says;
    const start = sentence.split(/[`[]/)[0] ?? "";
    expect(shown, path).toContain(JSON.stringify(start).slice(1, -1));
  }
});
