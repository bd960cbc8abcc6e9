import { lusinBrush } from "#app/design/pairings/cuts.ts";
import { pacifico } from "#app/design/pairings/script-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { lightSans } from "#app/design/pairings/texts.ts";

/** A full, round brush, joined, for children and summer evenings. */
export const brush = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.9, european: 0.86 },
    generic: "sans-serif",
    armenian: lusinBrush,
    armenianMeasures: armenianFallbacks.lusinBrush,
    european: pacifico,
    europeanMeasures: europeanFallbacks.pacifico,
  },
  body: lightSans,
  longNamesInBody: true,
  datesInBody: true,
  subheadStroke: 0.045,
});
