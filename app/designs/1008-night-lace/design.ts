import type { Design } from "#app/designs/contract.ts";

/** Needle lace before the night: stars on a thread, moons, the city under a curtain. */
export const design: Design = {
  hours: "moons",
};
