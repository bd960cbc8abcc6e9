import { lusinReed } from "#app/features/theme/pairings/cuts.ts";
import { notoSerifArmenianLight, notoSerifLight } from "#app/features/theme/pairings/noto-faces.ts";
import { cormorantItalic } from "#app/features/theme/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/features/theme/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/features/theme/pairings/european-fallbacks.ts";
import { pair } from "#app/features/theme/pairings/pair.ts";

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
  body: {
    weight: 300,
    generic: "serif",
    armenian: notoSerifArmenianLight,
    armenianMeasures: armenianFallbacks.notoSerifArmenianLight,
    european: notoSerifArmenianLight,
    europeanMeasures: europeanFallbacks.notoSerifLight,
    russian: notoSerifLight,
  },
});
