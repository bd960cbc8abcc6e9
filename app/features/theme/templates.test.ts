import * as v from "valibot";
import { expect, test } from "vitest";
import { themeParts } from "#app/features/theme/parts.ts";

const parts = v.strictObject({
  palette: v.picklist(themeParts.palette),
  pairing: v.picklist(themeParts.pairing),
  ornament: v.picklist(themeParts.ornament),
  hero: v.picklist(themeParts.hero),
  opening: v.picklist(themeParts.opening),
  timeline: v.picklist(themeParts.timeline),
  sections: v.picklist(themeParts.sections),
});

/** The designs on sale, by their number. */
const templates = Object.entries(
  import.meta.glob<{ theme: unknown }>("/content/templates/1*.json", {
    eager: true,
    import: "default",
  }),
).map(([path, { theme }]) => ({ path, theme: v.parse(parts, theme) }));

test("every template is made of parts that are there, one of each kind", () => {
  expect(templates).toHaveLength(35);
});

// Two designs that share more look like one design in two colours. Source: art direction, 3.6.
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
