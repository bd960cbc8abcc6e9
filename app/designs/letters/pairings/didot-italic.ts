import { lusinDidotItalic, playfairItalic } from "#app/designs/letters/families.generated.ts";
import { armenianFallbacks } from "#app/designs/letters/armenian-fallbacks.generated.ts";
import { europeanFallbacks } from "#app/designs/letters/european-fallbacks.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { lightSans } from "#app/designs/letters/texts.ts";

/** High-contrast italics, the letters of engraved wedding stationery, over a light sans. */
export const pairing = pair({
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
