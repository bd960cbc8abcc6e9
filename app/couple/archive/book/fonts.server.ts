import type { FontFace, PairingPart } from "#app/designs/part-types.ts";
import type { BookFace } from "#app/couple/archive/book/types.ts";
import type { Language } from "#app/i18n/languages.ts";
import { languageOfEachScript } from "#app/i18n/scripts.ts";

/**
 * The faces of one role as a PDF takes them, those of the page's own language first, then those of the other scripts,
 * because a guest writes in any.
 */
export function bookFaces(
  pairing: PairingPart,
  language: Language,
  role: "display" | "body",
): BookFace[] {
  const all = [...new Set([language, ...languageOfEachScript])].flatMap((code) => {
    const fonts = pairing.fontsOf(code);
    const families = [...fonts[role].matchAll(/"([^"]+)"/g)].map(([, name]) => name);
    return families.flatMap((name) =>
      // A face for the one script lies before one for several, as digits before all of Latin.
      inRole(
        pairing,
        role,
        fonts.faces.filter(({ family }) => family === name),
      ).toReversed(),
    );
  });
  return [...new Set(all)].map(({ url, unicodeRange, sizeAdjust = 100 }) => ({
    address: unpackedFont(url),
    unicodeRange,
    scale: sizeAdjust / 100,
  }));
}

/** A family may be in both roles, in a cut for each. */
function inRole(pairing: PairingPart, role: "display" | "body", faces: FontFace[]): FontFace[] {
  const [weight, style] =
    role === "display"
      ? [pairing.displayWeight, pairing.displayStyle]
      : [pairing.bodyWeight, "normal"];
  const exact = faces.filter((face) => face.weight === weight && face.style === style);
  return exact.length > 0 ? exact : faces;
}

/** The build writes every font a second time, unpacked (scripts/unpacked-fonts.ts). */
function unpackedFont(address: string): string {
  return address.replace(/\.woff2$/, ".ttf");
}
