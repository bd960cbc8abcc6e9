import { lusinDidotItalic } from "#app/design/pairings/cuts.ts";
import { playfairItalic } from "#app/design/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { lightSans } from "#app/design/pairings/texts.ts";

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
