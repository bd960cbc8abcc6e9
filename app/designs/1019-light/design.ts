import type { Design } from "#app/designs/contract.ts";

/** The light of a church: the font, the altar, candles, the sun behind the dome. */
export const design: Design = {
  cover: "font",
  photoForms: ["full", "arch", "halves", "polaroid"],
};
