import { notoSansArmenian, notoSansArmenianBold } from "#app/design/pairings/noto-faces.ts";
import { nunito, nunitoBlack } from "#app/design/pairings/sans-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";

/** Black letters that fill the sheet. */
export const poster = pair({
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
