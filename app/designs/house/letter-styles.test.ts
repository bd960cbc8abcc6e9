import { expect, test } from "vitest";
import { contrast } from "#app/designs/palettes/colour-mixing.ts";
import { darkLetterColours } from "#app/designs/house/letter-styles.ts";
import { builtPaletteNames, findBuiltPalette } from "#app/designs/palettes/palettes.ts";

test.for([...builtPaletteNames])("a letter in %s is legible at night", (name) => {
  const palette = findBuiltPalette(name);
  expect(palette).toBeDefined();
  if (!palette) return;
  const { ground, sheet, ink, muted, accent, onAccent } = darkLetterColours(palette);
  for (const text of [ink, muted, accent])
    expect(contrast(text, sheet)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(muted, ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(sheet, "#ffffff")).toBeGreaterThan(12);
});
