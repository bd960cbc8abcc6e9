import {
  lusinBlack,
  notoSansArmenian,
  nunito,
  unboundedBlack,
} from "#app/designs/letters/families.generated.ts";
import { armenianFallbacks } from "#app/designs/letters/armenian-fallbacks.generated.ts";
import { europeanFallbacks } from "#app/designs/letters/european-fallbacks.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";

/** The widest and blackest letters, for words that are the picture. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.62, european: 0.66 },
    generic: "sans-serif",
    armenian: lusinBlack,
    armenianMeasures: armenianFallbacks.lusinBlack,
    european: unboundedBlack,
    europeanMeasures: europeanFallbacks.unboundedBlack,
  },
  body: {
    weight: 400,
    generic: "sans-serif",
    armenian: notoSansArmenian,
    armenianMeasures: armenianFallbacks.notoSansArmenian,
    european: nunito,
    europeanMeasures: europeanFallbacks.nunito,
  },
});
