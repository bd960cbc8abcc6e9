import type { Design } from "#app/designs/contract.ts";

/** A vineyard's estate at noon, its cellar, its table in the evening. */
export const design: Design = {
  hours: "trellis",
};
