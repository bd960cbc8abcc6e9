import type { Design } from "#app/designs/contract.ts";

/** An exhibition in squares: a gallery wall and a raster that grows. */
export const design: Design = {};
