import type { Design } from "#app/designs/contract.ts";

/** The red and white cord of a baptism round a christening gown. */
export const design: Design = {
  cover: "gown",
  hours: "knots",
};
