import { notoSansArmenianExtraLight } from "#app/design/pairings/noto-faces.ts";
import { jostExtraLight } from "#app/design/pairings/sans-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { lightSans } from "#app/design/pairings/texts.ts";

/** Very light sans, large and alone on the page. */
export const air = pair({
  display: {
    style: "normal",
    weight: 200,
    nameScale: { armenian: 0.91 },
    generic: "sans-serif",
    armenian: notoSansArmenianExtraLight,
    armenianMeasures: armenianFallbacks.notoSansArmenianExtraLight,
    european: jostExtraLight,
    europeanMeasures: europeanFallbacks.jostExtraLight,
  },
  body: lightSans,
  datesInBody: true,
  headingStroke: 0.012,
});
