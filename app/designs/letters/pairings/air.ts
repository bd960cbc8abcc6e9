import {
  jostExtraLight,
  notoSansArmenianExtraLight,
} from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { lightSans } from "#app/designs/letters/texts.ts";

/** Very light sans, large and alone on the page. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 200,
    nameScale: { armenian: 0.91 },
    generic: "sans-serif",
    armenian: notoSansArmenianExtraLight,
    european: jostExtraLight,
  },
  body: lightSans,
  datesInBody: true,
  headingStroke: 0.012,
});
