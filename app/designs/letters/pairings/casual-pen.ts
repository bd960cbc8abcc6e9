import { lusinFelt, marckScript } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { lightSans } from "#app/designs/letters/texts.ts";

/** A felt pen in a good mood, joined. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.9, european: 0.92 },
    generic: "sans-serif",
    armenian: lusinFelt,
    european: marckScript,
  },
  body: lightSans,
  longNamesInBody: true,
  datesInBody: true,
  subheadStroke: 0.028,
});
