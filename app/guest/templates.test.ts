import * as v from "valibot";
import { expect, test } from "vitest";
import { builtPaletteNames } from "#app/designs/palettes/palettes.ts";
import { themeParts } from "#app/designs/part-names.ts";
import { worldOf } from "#app/guest/worlds.ts";

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
test("the designs that the studio promises are there, made of one part of each kind", () => {
  const promised = Array.from({ length: 35 }, (_, index) => String(1001 + index));
  expect(templates.map(({ template }) => template)).toEqual(expect.arrayContaining(promised));
});

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

test("each world is worn by the one design that it was drawn for", () => {
  const worn = templates.filter(({ theme }) => worldOf(theme)).map(({ template }) => template);
  expect(worn).toEqual([
    "1001",
    "1002",
    "1003",
    "1004",
    "1005",
    "1006",
    "1007",
    "1008",
    "1009",
    "1010",
    "1011",
    "1012",
    "1013",
    "1014",
    "1015",
    "1016",
    "1017",
    "1018",
    "1019",
    "1020",
    "1021",
    "1022",
    "1023",
    "1024",
    "1025",
    "1026",
    "1027",
    "1028",
    "1029",
    "1030",
    "1031",
    "1032",
    "1033",
    "1034",
    "1035",
  ]);
});
