import type { Design } from "#app/designs/contract.ts";

/** One line from edge to edge that draws two people, two glasses, two rings. */
export const design: Design = {
  cover: "thread",
};
