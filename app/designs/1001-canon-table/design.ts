import type { Design } from "#app/designs/contract.ts";

/** A canon table of the Armenian gospels: the family's arch, and the garden of the fountain of life. */
export const design: Design = {
  ornament: "canon",
};
