import { lusinMode, notoSerifDisplay } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { lightSans } from "#app/designs/letters/texts.ts";

/** Tall, light and upright, with hairlines: the title of a fashion magazine. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 300,
    nameScale: { armenian: 1.14 },
    generic: "serif",
    armenian: lusinMode,
    european: notoSerifDisplay,
  },
  body: lightSans,
  datesInBody: true,
  headingStroke: 0.008,
});
