import type { Design } from "#app/designs/contract.ts";

/** The arcades of Yerevan in rose tuff: sunset, lit windows, fountains. */
export const design: Design = {};
