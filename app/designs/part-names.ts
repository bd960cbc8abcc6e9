import {
  heroes,
  openings,
  ornaments,
  pairings,
  sectionStyleNames,
  timelines,
} from "#app/designs/index.generated.ts";
import type { PaletteReference } from "#app/designs/palettes/palette-schema.ts";

/** How a card is laid out around its text. */
export const cardLayouts = [
  "arch",
  "roundel",
  "field",
  "half",
  "corner",
  "scene",
  "initial",
  "branch",
  "frame",
] as const;
/** How an animation moves. */
export const motions = [
  "petals",
  "turning",
  "weaving",
  "seeds",
  "rings",
  "rising",
  "meeting",
  "writing",
  "curtain",
] as const;

export type Pairing = (typeof pairings)[number];
export type Ornament = (typeof ornaments)[number];

/**
 * The names of all drawn parts by kind; a theme consists of one of each and a palette. An invitation
 * may replace each part of its template's theme. Palettes are content: `content/palettes`.
 */
export const themeParts = {
  pairing: pairings,
  ornament: ornaments,
  hero: heroes,
  opening: openings,
  timeline: timelines,
  sections: sectionStyleNames,
} as const;

/** A complete theme: a palette and one drawn part of each kind. */
export type Theme = PaletteReference & {
  [Kind in keyof typeof themeParts]: (typeof themeParts)[Kind][number];
};
