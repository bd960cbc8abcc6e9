import type { PaletteReference } from "#app/designs/palettes/palette-schema.ts";

/**
 * The names of the drawn parts of a design. A new part gets its name here, its drawing in a file of
 * its own, and a line in the list of parts (`drawing-parts.ts`, `invitation-page/page-parts.ts`). An
 * invitation may replace each part of its template's theme. Palettes are content: `content/palettes`.
 */
export const pairings = [
  "book",
  "didot",
  "didot-italic",
  "reed-pen",
  "calligraphy",
  "air",
  "manuscript",
  "handwriting",
  "casual-pen",
  "round",
  "poster",
  "slab",
  "deco",
  "pixel",
  "mode",
  "black",
  "brush",
] as const;
export const ornaments = [
  "pomegranate",
  "vine",
  "eternity",
  "cross",
  "carpet",
  "birds",
  "canon",
  "blossom",
  "ridge",
  "lace",
  "stitch",
  "arcade",
  "paper",
  "silk",
  "olive",
  "sky",
  "none",
] as const;
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
export const heroes = [
  "arch",
  "medallion",
  "split",
  "field",
  "horizon",
  "corner",
  "poster",
  "ticket",
  "letter",
  "shore",
  "thread",
  "stage",
  "pair",
  "post",
  "ring",
  "tray",
  "bunch",
  "wreath",
  "cloud",
  "word",
  "tower",
  "front",
  "gown",
  "rings",
  "launch",
  "cake",
  "interlace",
  "wings",
  "font",
] as const;
export const openings = [
  "none",
  "envelope",
  "curtain",
  "petals",
  "gatefold",
  "ink",
  "doors",
  "cord",
  "pop",
  "unroll",
  "waves",
  "spotlight",
  "ring",
  "ticket",
  "coin",
  "lift",
  "shutter",
  "cork",
] as const;
export const timelines = [
  "vine",
  "arcade",
  "tickets",
  "clock",
  "folio",
  "carpet",
  "sun",
  "trellis",
  "moons",
  "flutes",
  "buttons",
  "knots",
  "ripening",
  "years",
  "planets",
  "stitches",
  "feathers",
  "wash",
  "bough",
  "balloons",
  "teeth",
] as const;
/** Layouts of the sections below the cover. */
export const sectionStyleNames = ["letter", "folio", "line", "cutout", "woven", "lace"] as const;

export type Pairing = (typeof pairings)[number];
export type Ornament = (typeof ornaments)[number];

/** The names of all drawn parts by kind; a theme consists of one of each and a palette. */
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
