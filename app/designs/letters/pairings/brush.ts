import { lusinBrush, pacifico } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { lightSans } from "#app/designs/letters/texts.ts";

/** A full, round brush, joined, for children and summer evenings. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.9, european: 0.86 },
    generic: "sans-serif",
    armenian: lusinBrush,
    european: pacifico,
  },
  body: lightSans,
  longNamesInBody: true,
  datesInBody: true,
  subheadStroke: 0.045,
});
