import { lusinDidot } from "#app/design/pairings/cuts.ts";
import { playfair } from "#app/design/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { bookSerif } from "#app/design/pairings/texts.ts";

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
