import type { Design } from "#app/designs/contract.ts";

/** Marash embroidery: a net of threads that is sewn as the page is read. */
export const design: Design = {
  cover: "interlace",
  hours: "stitches",
};
