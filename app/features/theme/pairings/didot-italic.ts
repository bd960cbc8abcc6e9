import { lusinDidotItalic } from "#app/features/theme/pairings/cuts.ts";
import { playfairItalic } from "#app/features/theme/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/features/theme/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/features/theme/pairings/european-fallbacks.ts";
import { pair } from "#app/features/theme/pairings/pair.ts";
import { lightSans } from "#app/features/theme/pairings/texts.ts";

/** High-contrast italics, the letters of engraved wedding stationery, over a light sans. */
export const didotItalic = pair({
  display: {
    style: "italic",
    weight: 400,
    generic: "serif",
    armenian: lusinDidotItalic,
    armenianMeasures: armenianFallbacks.lusinDidotItalic,
    european: playfairItalic,
    europeanMeasures: europeanFallbacks.playfairItalic,
  },
  body: lightSans,
});
