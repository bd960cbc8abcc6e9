import type { Design } from "#app/designs/contract.ts";

/** The pomegranate, from the seal to the orchard: seeds, wheels, fruit. */
export const design: Design = {};
