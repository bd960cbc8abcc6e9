import { cormorant, notoSerifArmenianLight } from "#app/designs/letters/families.generated.ts";
import { armenianFallbacks } from "#app/designs/letters/armenian-fallbacks.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { bookSerif } from "#app/designs/letters/texts.ts";

/** A quiet book page: light Armenian serifs, and Cormorant drawn up to their height. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 300,
    nameScale: { armenian: 0.92, european: 0.92 },
    generic: "serif",
    armenian: notoSerifArmenianLight,
    armenianMeasures: armenianFallbacks.notoSerifArmenianLightDisplay,
    european: cormorant,
  },
  body: bookSerif,
});
