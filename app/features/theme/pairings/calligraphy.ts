import { lusinPointed, lusinVibes } from "#app/features/theme/pairings/cuts.ts";
import { greatVibes } from "#app/features/theme/pairings/script-faces.ts";
import { armenianFallbacks } from "#app/features/theme/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/features/theme/pairings/european-fallbacks.ts";
import { pair } from "#app/features/theme/pairings/pair.ts";
import { lightSerif } from "#app/features/theme/pairings/texts.ts";

/**
 * A pointed pen in full flourish. Russian has the same hand: whole, Great Vibes is 88 KB for a page
 * with Cyrillic and digits; its Russian letters and its digits alone are 37. Latin letters load on a
 * page that has them.
 */
export const calligraphy = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 1.12 },
    wordSpace: 0.18,
    generic: "serif",
    armenian: lusinPointed,
    armenianMeasures: armenianFallbacks.lusinPointed,
    european: greatVibes,
    europeanMeasures: europeanFallbacks.greatVibes,
    russian: lusinVibes,
  },
  body: lightSerif,
  longNamesInBody: true,
});
