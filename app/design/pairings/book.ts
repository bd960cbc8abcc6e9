import { notoSerifArmenianLight } from "#app/design/pairings/noto-faces.ts";
import { cormorant } from "#app/design/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { bookSerif } from "#app/design/pairings/texts.ts";

/** A quiet book page: light Armenian serifs, and Cormorant drawn up to their height. */
export const book = pair({
  display: {
    style: "normal",
    weight: 300,
    nameScale: { armenian: 0.92, european: 0.92 },
    generic: "serif",
    armenian: notoSerifArmenianLight,
    armenianMeasures: armenianFallbacks.notoSerifArmenianLightDisplay,
    european: cormorant,
    europeanMeasures: europeanFallbacks.cormorant,
  },
  body: bookSerif,
});
