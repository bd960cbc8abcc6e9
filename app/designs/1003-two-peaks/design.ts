import type { Design } from "#app/designs/contract.ts";

/** The two peaks from sunrise to a night with stars, in the thin lines of a map. */
export const design: Design = {
  hours: "sun",
};
