import { isWrittenOn } from "#app/designs/cover-forms.ts";
import type { CoverPhoto } from "#app/designs/contract.ts";

/**
 * `sizes` of a cover's photo. On a phone less than it is shown at, so that one with three dots a
 * pixel takes the file of 960 pixels in place of 1600: three times the bytes for an edge that nobody
 * sees.
 */
export function photoSizes({ form, broad }: CoverPhoto): string {
  const wide = isWrittenOn(form) && broad ? "100vw" : "50vw";
  return `(min-width: 64rem) ${wide}, (min-width: 40rem) 32.5rem, 320px`;
}
