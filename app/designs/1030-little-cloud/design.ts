import type { Design } from "#app/designs/contract.ts";

/** Clouds of two colours that rain small clothes, a rainbow, umbrellas. */
export const design: Design = {
  ornament: "sky",
  cover: "cloud",
};
