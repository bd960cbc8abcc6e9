import {
  lusinBlack,
  notoSansArmenian,
  nunito,
  unboundedBlack,
} from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";

/** The widest and blackest letters, for words that are the picture. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.62, european: 0.66 },
    generic: "sans-serif",
    armenian: lusinBlack,
    european: unboundedBlack,
  },
  body: {
    weight: 400,
    generic: "sans-serif",
    armenian: notoSansArmenian,
    european: nunito,
  },
});
