import type { Design } from "#app/designs/contract.ts";

/** Lake Sevan at dusk: churches on the shore, a boat, lamps at night. */
export const design: Design = {
  cover: "shore",
  opening: "waves",
};
