import { ogImageSize } from "#app/designs/kit/og-image-size.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";

/** A colour's red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const { height } = ogImageSize;

/** The start of the ribbon with a household's greeting, in pixels from the top. */
export const ribbonTop = 508;

/** The part of the ribbon that is drawn for each household: the picture's last rows. */
export const band = { top: 520, height: height - 520 } as const;

/** The rules along the ribbon's edges: their distance from the edge, and their thickness. */
export const rule = { inset: 8, height: 2, shade: 6 } as const;

/** The ribbon's colours, from its ground, which is 0, to its letters. */
export const shadeCount = 16;

/** The ribbon's colours in a palette. */
export function shadesOf({ accent, onAccent }: Pick<PalettePart, "accent" | "onAccent">): Rgb[] {
  const [from, to] = [rgbOf(accent), rgbOf(onAccent)];
  return Array.from({ length: shadeCount }, (_, shade) => {
    const part = shade / (shadeCount - 1);
    const mixed = (channel: 0 | 1 | 2) =>
      Math.round(from[channel] + (to[channel] - from[channel]) * part);
    return [mixed(0), mixed(1), mixed(2)] as const;
  });
}

/** @param colour as in palettes, `#6b2737`. */
function rgbOf(colour: string): Rgb {
  const channel = (offset: number) => Number.parseInt(colour.slice(offset, offset + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
