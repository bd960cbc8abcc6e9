import {
  channelsOf,
  contrast,
  hexOf,
  luminance,
  mixed,
} from "#app/designs/palettes/colour-mixing.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";

/** The colour of text on a photo. */
const letters = "#ffffff";
/** WCAG 2.2, 1.4.3 asks for 4.5; a little more, because a photo is measured in samples. */
const wantedContrast = 4.8;
const step = 0.02;
/** The most luminance of a shade: of one over a photo, so that little of it is enough, and of a duotone. */
const most = { over: 0.01, duotone: 0.035 } as const;

/** The colours of a photo's cover: what darkens it, and the light end of a duotone. */
export type CoverShades = { shade: string; tint: string };

/**
 * The palette's darkest colour, darkened where it is none, and its lightest.
 * @param isDuotone takes a colour of the palette as the dark end, in place of its ink.
 */
export function coverShades(palette: PalettePart, isDuotone: boolean): CoverShades {
  const { ink, ground, accent, deco, decoDeep, decoGlint, wax, waxDeep, paper } = palette;
  const byLight = (colours: string[]) =>
    colours.toSorted((colour, other) => luminance(colour) - luminance(other));
  const coloured = [waxDeep, accent, paper.accent, wax, decoDeep, deco].filter(isColoured);
  const [dark = "#000000"] = byLight(
    isDuotone && coloured.length > 0 ? coloured : [ink, paper.ink, ground],
  );
  const light = byLight([ground, paper.ground, decoGlint]).at(-1) ?? letters;
  return { shade: darkened(dark, isDuotone ? most.duotone : most.over), tint: light };
}

/** True if a colour is neither black, grey nor white. */
function isColoured(hex: string): boolean {
  const channels = channelsOf(hex);
  return Math.max(...channels) - Math.min(...channels) > 40;
}

function darkened(hex: string, light: number): string {
  let shade = hex;
  while (luminance(shade) > light) shade = mixed(shade, "#000000", 0.1);
  return shade;
}

/**
 * How opaque the shade has to lie over a photo so that white text on it is read, from 0 to 1.
 * @param brightest the brightest grey of the photo there, from 0 to 1.
 * @param tint the light end where the photo is shown as a duotone.
 */
export function scrimOver(brightest: number, shade: string, tint?: string): number {
  const grey = hexOf([255, 255, 255].map((white) => white * brightest));
  const photo = tint === undefined ? grey : toned(brightest, shade, tint);
  let share = 0;
  while (share < 1 && contrast(letters, mixed(photo, shade, share)) < wantedContrast) share += step;
  return Math.round(Math.min(share, 1) * 100) / 100;
}

/** A grey in two colours, as `screen` over the shade and `multiply` by the tint make it (photo.css). */
function toned(grey: number, shade: string, tint: string): string {
  const [dark, light] = [channelsOf(shade), channelsOf(tint)];
  return hexOf(
    dark.map(
      (channel, index) => (channel + (255 - channel) * grey) * ((light[index] ?? 255) / 255),
    ),
  );
}
