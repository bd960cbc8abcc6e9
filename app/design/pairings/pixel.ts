import { notoSans, notoSansArmenian } from "#app/design/pairings/noto-faces.ts";
import { handjet } from "#app/design/pairings/sans-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";

/** Letters of squares, for a screen or an exhibition. */
export const pixel = pair({
  display: {
    style: "normal",
    weight: 500,
    nameScale: { armenian: 1.15, european: 1.25 },
    generic: "sans-serif",
    armenian: handjet,
    armenianMeasures: armenianFallbacks.handjetArmenian,
    european: handjet,
    europeanMeasures: europeanFallbacks.handjet,
  },
  body: {
    weight: 400,
    generic: "sans-serif",
    armenian: notoSansArmenian,
    armenianMeasures: armenianFallbacks.notoSansArmenian,
    european: notoSansArmenian,
    europeanMeasures: europeanFallbacks.notoSans,
    russian: notoSans,
  },
});
