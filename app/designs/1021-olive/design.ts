import type { Design } from "#app/designs/contract.ts";

/** A wreath of olive that closes round the text, and a dove that comes down to it. */
export const design: Design = {
  ornament: "olive",
  cover: "wreath",
  hours: "bough",
};
