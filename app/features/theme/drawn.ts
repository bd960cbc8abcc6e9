import { heroes, palettes, sectionLooks, timelines } from "#app/features/theme/parts.ts";
import type {
  Hero,
  Opening,
  Ornament,
  Pairing,
  Palette,
  SectionLook,
  TimelineLook,
} from "#app/features/theme/parts.ts";

/**
 * The parts that are drawn so far: `registry.ts` has each of them, and staff may publish no other.
 * A list of names alone, because the staff command reads it in Node, where no component can be read.
 */
export const drawnParts = {
  palette: palettes,
  pairing: ["didot-italic"],
  ornament: [
    "pomegranate",
    "carpet",
    "silk",
    "paper",
    "vine",
    "canon",
    "arcade",
    "birds",
    "blossom",
    "ridge",
    "none",
  ],
  hero: heroes,
  opening: ["none", "envelope", "curtain", "petals", "gatefold", "ink", "doors", "cord", "pop"],
  timeline: timelines,
  sections: sectionLooks,
} as const satisfies {
  palette: readonly Palette[];
  pairing: readonly Pairing[];
  ornament: readonly Ornament[];
  hero: readonly Hero[];
  opening: readonly Opening[];
  timeline: readonly TimelineLook[];
  sections: readonly SectionLook[];
};
