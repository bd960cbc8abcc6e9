import { notoSerifArmenianBold } from "#app/design/pairings/noto-faces.ts";
import { yeseva } from "#app/design/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { bookSerif } from "#app/design/pairings/texts.ts";

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
