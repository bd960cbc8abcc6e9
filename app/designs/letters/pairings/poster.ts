import {
  notoSansArmenian,
  notoSansArmenianBold,
  nunito,
  nunitoBlack,
} from "#app/designs/letters/families.generated.ts";
import { armenianFallbacks } from "#app/designs/letters/armenian-fallbacks.generated.ts";
import { europeanFallbacks } from "#app/designs/letters/european-fallbacks.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";

/** Black letters that fill the sheet. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 800,
    nameScale: { armenian: 0.78, european: 0.9 },
    generic: "sans-serif",
    armenian: notoSansArmenianBold,
    armenianMeasures: armenianFallbacks.notoSansArmenianBold,
    european: nunitoBlack,
    europeanMeasures: europeanFallbacks.nunitoBlack,
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
