import { lusinHand } from "#app/design/pairings/cuts.ts";
import { badScript } from "#app/design/pairings/script-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { lightSans } from "#app/design/pairings/texts.ts";

/** A thin, quick hand, joined in Armenian too. */
export const handwriting = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.74 },
    wordSpace: 0.08,
    generic: "sans-serif",
    armenian: lusinHand,
    armenianMeasures: armenianFallbacks.lusinHand,
    european: badScript,
    europeanMeasures: europeanFallbacks.badScript,
  },
  body: lightSans,
  longNamesInBody: true,
  headingStroke: 0.012,
  subheadStroke: 0.022,
});
