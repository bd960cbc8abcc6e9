import type { Design } from "#app/designs/contract.ts";

/** A wine evening under a pergola: jars in the cellar, hills at dusk. */
export const design: Design = {};
