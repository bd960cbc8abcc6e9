import { notoSansArmenianExtraLight } from "#app/features/theme/pairings/noto-faces.ts";
import { jostExtraLight } from "#app/features/theme/pairings/sans-faces.ts";
import { armenianFallbacks } from "#app/features/theme/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/features/theme/pairings/european-fallbacks.ts";
import { pair } from "#app/features/theme/pairings/pair.ts";
import { lightSans } from "#app/features/theme/pairings/texts.ts";

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
});
