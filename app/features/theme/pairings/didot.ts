import { lusinDidot } from "#app/features/theme/pairings/cuts.ts";
import { playfair } from "#app/features/theme/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/features/theme/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/features/theme/pairings/european-fallbacks.ts";
import { pair } from "#app/features/theme/pairings/pair.ts";
import { bookSerif } from "#app/features/theme/pairings/texts.ts";

/** Upright high contrast, the letters of a fashion title page. */
export const didot = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.96 },
    generic: "serif",
    armenian: lusinDidot,
    armenianMeasures: armenianFallbacks.lusinDidot,
    european: playfair,
    europeanMeasures: europeanFallbacks.playfair,
  },
  body: bookSerif,
});
