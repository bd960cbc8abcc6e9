import { lusinDeco } from "#app/features/theme/pairings/cuts.ts";
import { poiret } from "#app/features/theme/pairings/sans-faces.ts";
import { armenianFallbacks } from "#app/features/theme/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/features/theme/pairings/european-fallbacks.ts";
import { pair } from "#app/features/theme/pairings/pair.ts";
import { lightSans } from "#app/features/theme/pairings/texts.ts";

/** Thin letters of the twenties: tall Armenian ones beside the drawn circles of Poiret. */
export const deco = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 1.28 },
    generic: "sans-serif",
    armenian: lusinDeco,
    armenianMeasures: armenianFallbacks.lusinDeco,
    european: poiret,
    europeanMeasures: europeanFallbacks.poiret,
  },
  body: lightSans,
  datesInBody: true,
});
