import type { Design } from "#app/designs/contract.ts";

/** A gold ring on velvet: its box, the stone that rises, two rings that link. */
export const design: Design = {
  cover: "ring",
  hours: "clock",
};
