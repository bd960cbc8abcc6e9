import { lusinReed } from "#app/features/theme/pairings/cuts.ts";
import { cormorantItalic } from "#app/features/theme/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/features/theme/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/features/theme/pairings/european-fallbacks.ts";
import { pair } from "#app/features/theme/pairings/pair.ts";
import { lightSerif } from "#app/features/theme/pairings/texts.ts";

/** The slanted bolorgir of a reed pen beside the warm italics of Cormorant. */
export const reedPen = pair({
  display: {
    style: "italic",
    weight: 400,
    generic: "serif",
    armenian: lusinReed,
    armenianMeasures: armenianFallbacks.lusinReed,
    european: cormorantItalic,
    europeanMeasures: europeanFallbacks.cormorantItalic,
  },
  body: lightSerif,
});
