import { lusinNotrgir } from "#app/design/pairings/cuts.ts";
import { greatVibes } from "#app/design/pairings/script-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { lightSerif } from "#app/design/pairings/texts.ts";

/** A joined pointed pen with swash capitals, notrgir in Armenian, in Russian too. */
export const calligraphy = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.87 },
    wordSpace: 0.18,
    generic: "serif",
    armenian: lusinNotrgir,
    armenianMeasures: armenianFallbacks.lusinNotrgir,
    european: greatVibes,
    europeanMeasures: europeanFallbacks.greatVibes,
  },
  body: lightSerif,
  longNamesInBody: true,
});
