import type { Design } from "#app/designs/contract.ts";

/** An apricot bough before a courtyard's window: blossom, an orchard, the harvest. */
export const design: Design = {
  ornament: "blossom",
  cover: "corner",
  hours: "ripening",
  photoForms: ["full", "arch", "halves", "polaroid"],
};
