import { badScript, lusinHand } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { lightSans } from "#app/designs/letters/texts.ts";

/** A thin, quick hand, joined in Armenian too. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.74 },
    wordSpace: 0.08,
    generic: "sans-serif",
    armenian: lusinHand,
    european: badScript,
  },
  body: lightSans,
  longNamesInBody: true,
  headingStroke: 0.012,
  subheadStroke: 0.022,
});
