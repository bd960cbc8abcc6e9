import { expect, test } from "vitest";
import { channelsOf, contrast, hexOf, mixed } from "#app/designs/palettes/colour-mixing.ts";
import { builtPaletteNames, paletteOf } from "#app/designs/palettes/palettes.ts";
import { coverShades, scrimOver } from "#app/designs/palettes/scrim.ts";

const greys = [0, 0.2, 0.45, 0.6, 0.8, 1];

test.each(builtPaletteNames)("white names are read on any photo in %s", (palette) => {
  for (const isDuotone of [false, true])
    for (const grey of greys) {
      const { shade, tint } = coverShades(paletteOf({ palette }), isDuotone);
      const share = scrimOver(grey, shade, isDuotone ? tint : undefined);
      const dark = channelsOf(shade);
      // The photo as the browser blends it: `screen` over the shade, `multiply` by the tint.
      const photo = isDuotone
        ? hexOf(
            channelsOf(tint).map(
              (light, at) => (((dark[at] ?? 0) + (255 - (dark[at] ?? 0)) * grey) * light) / 255,
            ),
          )
        : hexOf([grey, grey, grey].map((channel) => channel * 255));
      expect(contrast("#ffffff", mixed(photo, shade, share)), `${grey}`).toBeGreaterThan(4.5);
    }
});

test("a dark photo is not darkened, a white one no more than it needs", () => {
  const { shade } = coverShades(paletteOf({ palette: "vellum" }), false);
  expect(scrimOver(0.35, shade)).toBe(0);
  const white = scrimOver(1, shade);
  expect(white).toBeGreaterThan(0.4);
  expect(white).toBeLessThan(0.75);
});
