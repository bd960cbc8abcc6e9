import { lusinDidot, playfair } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { bookSerif } from "#app/designs/letters/texts.ts";

/** Upright high contrast, the letters of a fashion title page. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.96 },
    generic: "serif",
    armenian: lusinDidot,
    european: playfair,
  },
  body: bookSerif,
});
