import type { Design } from "#app/designs/contract.ts";

/** A copper tray with the things that a child chooses from, milk teeth, wheat. */
export const design: Design = {
  cover: "tray",
  hours: "teeth",
};
