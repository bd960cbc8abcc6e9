import type { Design } from "#app/designs/contract.ts";

/** A cake whose candle is the age, sugar, a slice for everyone. */
export const design: Design = {
  cover: "cake",
};
