import type { Design } from "#app/designs/contract.ts";

/** An angel's wings, feather by feather, over a sky and a meadow. */
export const design: Design = {
  cover: "wings",
  hours: "feathers",
};
