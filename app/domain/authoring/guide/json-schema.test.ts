import * as v from "valibot";
import { expect, test } from "vitest";
import { editorWordsOf } from "#app/domain/authoring/guide/texts.ts";
import { guide, jsonSchemas } from "#app/domain/authoring/guide/json-schema.ts";
import { definitionSchema } from "#app/domain/invitation/schema.ts";
import document from "../../../../docs/invitations.md?raw";

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
    const start = said.split(/[`[]/)[0] ?? "";
    expect(shown, path).toContain(JSON.stringify(start).slice(1, -1));
  }
});

test("each place of the staff's guide that a sentence names is there", () => {
  const places = [
    ...Object.values(guide)
      .join("\n")
      .matchAll(/\[([^\]]+)\]\(#([^)]+)\)/g),
  ];
  expect(places.length).toBeGreaterThan(5);
  for (const [, place = "", anchor] of places) {
    expect(document).toMatch(new RegExp(`^#+ ${place}$`, "m"));
    expect(place.toLowerCase().replaceAll(",", "").replaceAll(" ", "-")).toBe(anchor);
  }
});

test("the definition that the staff's guide shows is one", () => {
  const [, example = ""] = /```json\n([^]*?)```/.exec(document) ?? [];
  expect(() => v.parse(definitionSchema, JSON.parse(example))).not.toThrow();
});
