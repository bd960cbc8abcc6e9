import type { SharedPart } from "#app/designs/contract.ts";

/** Facts on the cover for a schema. */
export const part: SharedPart = { photoForms: ["halves", "arch", "duotone"] };
