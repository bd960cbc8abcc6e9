import type { Design } from "#app/designs/contract.ts";

/** One word from edge to edge, and a ring that slips over its last letter. */
export const design: Design = {
  cover: "word",
};
