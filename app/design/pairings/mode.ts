import { lusinMode } from "#app/design/pairings/cuts.ts";
import { notoSerifDisplay } from "#app/design/pairings/serif-faces.ts";
import { armenianFallbacks } from "#app/design/pairings/armenian-fallbacks.ts";
import { europeanFallbacks } from "#app/design/pairings/european-fallbacks.ts";
import { pair } from "#app/design/pairings/pair.ts";
import { lightSans } from "#app/design/pairings/texts.ts";

/** Tall, light and upright, with hairlines: the title of a fashion magazine. */
export const mode = pair({
  display: {
    style: "normal",
    weight: 300,
    nameScale: { armenian: 1.14 },
    generic: "serif",
    armenian: lusinMode,
    armenianMeasures: armenianFallbacks.lusinMode,
    european: notoSerifDisplay,
    europeanMeasures: europeanFallbacks.notoSerifDisplay,
  },
  body: lightSans,
  datesInBody: true,
  headingStroke: 0.008,
});
