import type { Design } from "#app/designs/contract.ts";

/** A letter come by air: stamps, a postmark, names by hand, a tied bundle. */
export const design: Design = {
  cover: "post",
  photoForms: ["polaroid"],
};
