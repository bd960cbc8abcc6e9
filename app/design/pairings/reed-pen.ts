import { lusinReed } from "#app/design/pairings/cuts.ts";
import { cormorantItalic } from "#app/design/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { lightSerif } from "#app/design/pairings/texts.ts";

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
