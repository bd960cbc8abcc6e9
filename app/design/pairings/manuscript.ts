import { lusinManuscript } from "#app/design/pairings/cuts.ts";
import { elMessiri } from "#app/design/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { bookSerif } from "#app/design/pairings/texts.ts";

/** Upright bolorgir of the medieval scribes, with the round pen strokes of El Messiri. */
export const manuscript = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.95 },
    generic: "serif",
    armenian: lusinManuscript,
    armenianMeasures: armenianFallbacks.lusinManuscript,
    european: elMessiri,
    europeanMeasures: europeanFallbacks.elMessiri,
  },
  body: bookSerif,
});
