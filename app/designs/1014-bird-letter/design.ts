import type { Design } from "#app/designs/contract.ts";

/** The bird letters of the miniatures: an illuminated initial, silk, the fountain of life. */
export const design: Design = {
  ornament: "birds",
  cover: "letter",
  photoForms: ["polaroid", "arch", "full", "halves"],
};
