import { notoSerifArmenianBold } from "#app/features/theme/pairings/noto-faces.ts";
import { yeseva } from "#app/features/theme/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/features/theme/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/features/theme/pairings/european-fallbacks.ts";
import { pair } from "#app/features/theme/pairings/pair.ts";
import { bookSerif } from "#app/features/theme/pairings/texts.ts";

/** Heavy festive serifs, as on the label of a good bottle. */
export const slab = pair({
  display: {
    style: "normal",
    weight: 800,
    nameScale: { armenian: 0.8, european: 0.87 },
    generic: "serif",
    armenian: notoSerifArmenianBold,
    armenianMeasures: armenianFallbacks.notoSerifArmenianBold,
    european: yeseva,
    europeanMeasures: europeanFallbacks.yeseva,
  },
  body: bookSerif,
});
