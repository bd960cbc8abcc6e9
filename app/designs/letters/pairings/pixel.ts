import { handjet, notoSans, notoSansArmenian } from "#app/designs/letters/families.generated.ts";
import { armenianFallbacks } from "#app/designs/letters/armenian-fallbacks.generated.ts";
import { europeanFallbacks } from "#app/designs/letters/european-fallbacks.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";

/** Letters of squares, for a screen or an exhibition. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 500,
    nameScale: { armenian: 1.15, european: 1.25 },
    generic: "sans-serif",
    armenian: handjet,
    armenianMeasures: armenianFallbacks.handjetArmenian,
    european: handjet,
  },
  body: {
    weight: 400,
    generic: "sans-serif",
    armenian: notoSansArmenian,
    european: notoSansArmenian,
    europeanMeasures: europeanFallbacks.notoSans,
    russian: notoSans,
  },
});
