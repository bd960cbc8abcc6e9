import { lusinDeco, poiret } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { lightSans } from "#app/designs/letters/texts.ts";

/** Thin letters of the twenties: tall Armenian ones beside the drawn circles of Poiret. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 1.42, european: 1.1 },
    generic: "sans-serif",
    armenian: lusinDeco,
    european: poiret,
  },
  body: lightSans,
  datesInBody: true,
  headingStroke: 0.018,
});
