import { lusinFelt } from "#app/design/pairings/cuts.ts";
import { marckScript } from "#app/design/pairings/script-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { lightSans } from "#app/design/pairings/texts.ts";

/** A felt pen in a good mood, joined. */
export const casualPen = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.9, european: 0.92 },
    generic: "sans-serif",
    armenian: lusinFelt,
    armenianMeasures: armenianFallbacks.lusinFelt,
    european: marckScript,
    europeanMeasures: europeanFallbacks.marckScript,
  },
  body: lightSans,
  longNamesInBody: true,
  datesInBody: true,
  subheadStroke: 0.028,
});
