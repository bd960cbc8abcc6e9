import type { SharedPart } from "#app/designs/contract.ts";

/** What a schema asks of the cover. */
export const part: SharedPart = { photoForms: ["arch", "full", "polaroid", "duotone"] };
