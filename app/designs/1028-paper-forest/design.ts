import type { Design } from "#app/designs/contract.ts";

/** A forest of cut paper: a fox, an owl's night, a pie in the clearing. */
export const design: Design = {};
