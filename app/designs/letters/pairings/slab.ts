import { notoSerifArmenianBold, yeseva } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { bookSerif } from "#app/designs/letters/texts.ts";

/** Heavy festive serifs, as on the label of a good bottle. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 800,
    nameScale: { armenian: 0.8, european: 0.87 },
    generic: "serif",
    armenian: notoSerifArmenianBold,
    european: yeseva,
  },
  body: bookSerif,
});
