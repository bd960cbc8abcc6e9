import {
  notoSansArmenian,
  notoSansArmenianBold,
  nunito,
  nunitoBlack,
} from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";

/** Black letters that fill the sheet. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 800,
    nameScale: { armenian: 0.78, european: 0.9 },
    generic: "sans-serif",
    armenian: notoSansArmenianBold,
    european: nunitoBlack,
  },
  body: {
    weight: 400,
    generic: "sans-serif",
    armenian: notoSansArmenian,
    european: nunito,
  },
});
