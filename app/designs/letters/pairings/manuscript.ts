import { elMessiri, lusinManuscript } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { bookSerif } from "#app/designs/letters/texts.ts";

/** Upright bolorgir of the medieval scribes, with the round pen strokes of El Messiri. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.95 },
    generic: "serif",
    armenian: lusinManuscript,
    european: elMessiri,
  },
  body: bookSerif,
});
