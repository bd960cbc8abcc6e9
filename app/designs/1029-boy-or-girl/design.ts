import type { Design } from "#app/designs/contract.ts";

/** Two teams in full blue and full rose: balloons, a rope, a stork. */
export const design: Design = {
  cover: "pair",
  hours: "wash",
};
