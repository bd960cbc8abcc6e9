import { lusinManuscript } from "#app/features/theme/pairings/cuts.ts";
import { elMessiri } from "#app/features/theme/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/features/theme/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/features/theme/pairings/european-fallbacks.ts";
import { pair } from "#app/features/theme/pairings/pair.ts";
import { bookSerif } from "#app/features/theme/pairings/texts.ts";

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
