import type { Design } from "#app/designs/contract.ts";

/** A tree's trunk with a ring for each year, a table's boards, the tree. */
export const design: Design = {
  cover: "rings",
  hours: "years",
};
