import type { Design } from "#app/designs/contract.ts";

/** A printer's specimen: black on white, two halves in exchanged colours, letters as the picture. */
export const design: Design = {
  cover: "split",
  photoForms: ["halves", "full", "duotone"],
};
