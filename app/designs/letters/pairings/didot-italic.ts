import { lusinDidotItalic, playfairItalic } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { lightSans } from "#app/designs/letters/texts.ts";

/** High-contrast italics, the letters of engraved wedding stationery, over a light sans. */
export const pairing = pair({
  display: {
    style: "italic",
    weight: 400,
    generic: "serif",
    armenian: lusinDidotItalic,
    european: playfairItalic,
  },
  body: lightSans,
});
