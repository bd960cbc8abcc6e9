import type { Design } from "#app/designs/contract.ts";

/** The lamps of an arcade at night: a coin, ranks of dragons, the last level. */
export const design: Design = {
  cover: "poster",
  opening: "coin",
  photoForms: ["full", "duotone", "halves"],
};
