import { lusinPen } from "#app/features/theme/pairings/cuts.ts";
import { marckScript } from "#app/features/theme/pairings/script-faces.ts";
import { armenianFallbacks } from "#app/features/theme/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/features/theme/pairings/european-fallbacks.ts";
import { pair } from "#app/features/theme/pairings/pair.ts";
import { lightSans } from "#app/features/theme/pairings/texts.ts";

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
