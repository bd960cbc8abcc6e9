import { greatVibes, lusinNotrgir } from "#app/designs/letters/families.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";
import { lightSerif } from "#app/designs/letters/texts.ts";

/** A joined pointed pen with swash capitals, notrgir in Armenian, in Russian too. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 400,
    nameScale: { armenian: 0.87 },
    wordSpace: 0.18,
    generic: "serif",
    armenian: lusinNotrgir,
    european: greatVibes,
  },
  body: lightSerif,
  longNamesInBody: true,
});
