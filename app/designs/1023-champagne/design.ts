import type { Design } from "#app/designs/contract.ts";

/** A tower of champagne coupes, flutes from hour to hour, a toast. */
export const design: Design = {
  cover: "tower",
  hours: "flutes",
};
