import { channelsOf } from "#app/designs/palettes/colour-mixing.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import type { Occasion } from "#app/domain/invitation/occasions.ts";
import type { Taste } from "#app/domain/invitation/tastes.ts";

/** The tastes by which products are filtered, in the order shown. */
export const tasteFilters = ["festive", "quiet", "dark", "illustrated", "children"] as const;
export type TasteFilter = (typeof tasteFilters)[number];

/** The colours by which products are filtered, in the order shown. */
export const colourFilters = ["red", "rose", "gold", "green", "blue", "violet", "mono"] as const;
export type ColourFilter = (typeof colourFilters)[number];

/** How a product looks, for its filters. */
export type Look = { tastes: readonly TasteFilter[]; colour: ColourFilter };

type Colours = Pick<PalettePart, "ground" | "deco">;

const forChildren: readonly Occasion[] = ["kids", "first-tooth"];

/**
 * How a product looks: what its template says of it, what its colours say, and whom it is for.
 * @param tastes the tastes of its template.
 */
export function lookOf(tastes: readonly Taste[], occasion: Occasion, colours: Colours): Look {
  const allTastes: readonly string[] = [
    ...tastes,
    ...(isDark(colours) ? ["dark"] : []),
    ...(forChildren.includes(occasion) ? ["children"] : []),
  ];
  return {
    tastes: tasteFilters.filter((taste) => allTastes.includes(taste)),
    colour: colourOf(colours),
  };
}

/** The highest lightness, of 1, that people call a dark page; a full red has more. */
const darkest = 0.3;

function isDark({ ground }: Colours): boolean {
  return hslOf(ground).lightness < darkest;
}

/**
 * The one colour that a palette is remembered by: that of its ground where the ground has one, else
 * that of its ornament.
 */
function colourOf({ ground, deco }: Colours): ColourFilter {
  const wall = hslOf(ground);
  const { hue, saturation, lightness } =
    wall.saturation > 0.25 && wall.lightness > 0.07 && wall.lightness < 0.75 ? wall : hslOf(deco);
  if (saturation < 0.2) return "mono";
  if (hue >= 340 || hue < 9) return lightness > 0.6 ? "rose" : "red";
  if (hue < 65) return "gold";
  if (hue < 170) return "green";
  if (hue < 255) return "blue";
  return hue < 310 ? "violet" : "rose";
}

/** @returns the hue in degrees; saturation and lightness from 0 to 1. */
function hslOf(colour: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => channel / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return {
    hue: (sixth * 60 + 360) % 360,
    saturation: range / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  };
}
