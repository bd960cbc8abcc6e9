import { nameScaleOf } from "#app/shop/catalogue/lettering/estimate.ts";
import type { Lettering } from "#app/shop/catalogue/lettering/rules.ts";
import type { Pairing } from "#app/designs/part-names.ts";
import type { Language } from "#app/i18n/languages.ts";

/** Measures of a picture's text, by a browser (`cli/pictures/measure.ts`). */
export type Measured = Omit<Lettering, "ems" | "scale"> & { ems: Readonly<Record<string, number>> };

/** The lettering of a text that was measured; undefined before it is, when it has to be estimated. */
export function measuredLettering(
  measured: Measured | undefined,
  pairing: Pairing,
  language: Language,
): Lettering | undefined {
  return (
    measured && {
      ...measured,
      ems: (line) => measured.ems[line] ?? 0,
      scale: nameScaleOf(pairing, language),
    }
  );
}
