import type { Design } from "#app/designs/contract.ts";

/** The dragon carpet: it unrolls, lies behind the replies, and ends in its fringe. */
export const design: Design = {
  opening: "unroll",
  hours: "carpet",
};
