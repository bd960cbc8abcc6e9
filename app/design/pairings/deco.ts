import { lusinDeco } from "#app/design/pairings/cuts.ts";
import { poiret } from "#app/design/pairings/sans-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { lightSans } from "#app/design/pairings/texts.ts";

/** Thin letters of the twenties: tall Armenian ones beside the drawn circles of Poiret. */
export const deco = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 1.42, european: 1.1 },
    generic: "sans-serif",
    armenian: lusinDeco,
    armenianMeasures: armenianFallbacks.lusinDeco,
    european: poiret,
    europeanMeasures: europeanFallbacks.poiret,
  },
  body: lightSans,
  datesInBody: true,
  headingStroke: 0.018,
});
