import {
  comfortaaBold,
  googleSans,
  googleSansBold,
} from "#app/designs/letters/families.generated.ts";
import { armenianFallbacks } from "#app/designs/letters/armenian-fallbacks.generated.ts";
import { pair } from "#app/designs/letters/pair.ts";

/** Round and friendly. Beside Armenian, Latin words of the title are Comfortaa's, as on other pages. */
export const pairing = pair({
  display: {
    style: "normal",
    weight: 700,
    nameScale: { armenian: 0.84, european: 0.84 },
    generic: "sans-serif",
    armenian: googleSansBold,
    european: comfortaaBold,
  },
  body: {
    weight: 400,
    generic: "sans-serif",
    armenian: googleSans,
    armenianMeasures: armenianFallbacks.googleSansArmenian,
    european: googleSans,
  },
});
