import type { Design } from "#app/designs/contract.ts";

/** Balloons that spell the name and carry a rabbit over the roofs. */
export const design: Design = {
  cover: "bunch",
  opening: "lift",
  hours: "balloons",
};
