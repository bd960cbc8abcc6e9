import { lusinPen } from "#app/design/pairings/cuts.ts";
import { marckScript } from "#app/design/pairings/script-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { lightSans } from "#app/design/pairings/texts.ts";

/** A felt pen in a good mood. */
export const casualPen = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { european: 0.92 },
    generic: "sans-serif",
    armenian: lusinPen,
    armenianMeasures: armenianFallbacks.lusinPen,
    european: marckScript,
    europeanMeasures: europeanFallbacks.marckScript,
  },
  body: lightSans,
});
