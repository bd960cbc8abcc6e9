import type { Design } from "#app/designs/contract.ts";

/** A theatre: the spotlight, the curtain that is drawn aside, the stalls. */
export const design: Design = {
  cover: "stage",
  opening: "spotlight",
};
