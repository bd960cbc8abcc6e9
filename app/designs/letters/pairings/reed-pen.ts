import { cormorantItalic, lusinReed } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { lightSerif } from "#app/designs/letters/texts.ts";

/** The slanted bolorgir of a reed pen beside the warm italics of Cormorant. */
export const pairing = pair({
  display: {
    style: "italic",
    weight: 400,
    generic: "serif",
    armenian: lusinReed,
    european: cormorantItalic,
  },
  body: lightSerif,
});
