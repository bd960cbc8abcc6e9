import { expect, test } from "vitest";
import { themeParts } from "#app/design/parts.ts";
import { registry } from "#app/design/registry.ts";

test("every palette keeps its texts readable on all that they stand on", () => {
  for (const name of themeParts.palette) {
    const palette = registry.palette[name];
    for (const [sheet, colours] of Object.entries({ ground: palette, paper: palette.paper })) {
      for (const text of ["ink", "muted", "accent", "error"] as const) {
        for (const under of ["ground", "surface"] as const) {
          const ratio = contrast(colours[text], colours[under]);
          expect(ratio, `${name}: ${text} on ${under} of ${sheet}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(
        contrast(colours.onAccent, colours.accent),
        `${name}: buttons of ${sheet}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
    expect(
      contrast(palette.onDeco, palette.deco),
      `${name}: what is written on an ornament`,
    ).toBeGreaterThanOrEqual(4.5);
  }
});

/** Contrast of two hex colours. Source: WCAG 2.2, relative luminance. */
function contrast(first: string, second: string): number {
  const [light = 1, dark = 1] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
