import * as v from "valibot";
import { expect, test } from "vitest";
import { builtPaletteNames } from "#app/designs/palettes/palettes.ts";
import { themeParts } from "#app/designs/part-names.ts";
import { designFolders } from "#app/designs/index.generated.ts";
import { worlds } from "#app/designs/worlds.generated.ts";

const parts = v.strictObject({
  palette: v.picklist(builtPaletteNames),
  pairing: v.picklist(themeParts.pairing),
  ornament: v.picklist(themeParts.ornament),
  hero: v.picklist(themeParts.hero),
  opening: v.picklist(themeParts.opening),
  timeline: v.picklist(themeParts.timeline),
  sections: v.picklist(themeParts.sections),
});

type Template = { template: string; name: { am: string; en: string }; theme: unknown };

/** The designs on sale by number. */
const templates = Object.entries(
  import.meta.glob<Template>("/content/templates/1*.json", { eager: true, import: "default" }),
).map(([path, { theme, ...template }]) => ({ ...template, path, theme: v.parse(parts, theme) }));
// Two designs with more in common look like one design in two colours.
test("no two templates have three of palette, pairing, ornament, hero and opening in common", () => {
  const kinds = ["palette", "pairing", "ornament", "hero", "opening"] as const;
  const alike = templates.flatMap((one, index) =>
    templates
      .slice(index + 1)
      .filter((other) => kinds.filter((kind) => one.theme[kind] === other.theme[kind]).length > 2)
      .map((other) => `${one.path} and ${other.path}`),
  );
  expect(alike).toEqual([]);
});

test("at least twelve openings are in use, none by more than four templates", () => {
  const uses = new Map<string, number>();
  for (const { theme } of templates) uses.set(theme.opening, (uses.get(theme.opening) ?? 0) + 1);
  uses.delete("none");
  expect(uses.size).toBeGreaterThanOrEqual(12);
  expect([...uses].filter(([, count]) => count > 4)).toEqual([]);
});

// A world is found by the ornament and the cover of its design's content file.
test("each design has a folder and a content file, and wears the world of that folder", () => {
  const numbers = templates.map(({ template }) => template);
  expect(Object.keys(designFolders)).toEqual(numbers);
  const worn = templates.map(({ theme }) => `${theme.ornament} ${theme.hero}`);
  expect(Object.keys(worlds).toSorted()).toEqual(worn.toSorted());
});
