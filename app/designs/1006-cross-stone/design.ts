import type { Design } from "#app/designs/contract.ts";

/** The cross-stone: plaits, carved slabs and a church. */
export const design: Design = {};
