import {
  jostLight,
  notoSansArmenianLight,
  notoSerif,
  notoSerifArmenian,
  notoSerifArmenianLight,
  notoSerifLight,
} from "#app/designs/letters/families.generated.ts";
import { europeanFallbacks } from "#app/designs/letters/european-fallbacks.generated.ts";
import type { TextRole } from "#app/designs/letters/pair.ts";

/** Fonts for running text that several pairings share. */

/** A light sans-serif, for conspicuous display faces. */
export const lightSans = {
  weight: 300,
  generic: "sans-serif",
  armenian: notoSansArmenianLight,
  european: jostLight,
} satisfies TextRole;

/** A light serif, for pen faces. */
export const lightSerif = {
  weight: 300,
  generic: "serif",
  armenian: notoSerifArmenianLight,
  european: notoSerifArmenianLight,
  europeanMeasures: europeanFallbacks.notoSerifLight,
  russian: notoSerifLight,
} satisfies TextRole;

/** A book serif. */
export const bookSerif = {
  weight: 400,
  generic: "serif",
  armenian: notoSerifArmenian,
  european: notoSerifArmenian,
  europeanMeasures: europeanFallbacks.notoSerif,
  russian: notoSerif,
} satisfies TextRole;
