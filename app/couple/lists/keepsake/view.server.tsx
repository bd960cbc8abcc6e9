import { renderToStaticMarkup } from "react-dom/server";
import { faceCss, fontStacks, printInks, properties } from "#app/designs/styles/css.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import type { Theme } from "#app/designs/part-names.ts";
import type { PairingPart } from "#app/designs/part-types.ts";
import { bcp47, languages, type Language } from "#app/i18n/languages.ts";
import { languageOfEachScript } from "#app/i18n/scripts.ts";
import { studio } from "#app/i18n/studio.ts";

/** The look of an invitation for what is printed of it: CSS, and drawings to use by their ids. */
export type KeepsakeLook = {
  /** Colours and letters of elements with the class `keepsake`, by the language of their texts. */
  css: string;
  /** The page's, whose letters come first. */
  language: Language;
  /** SVG that defines `#keepsake-emblem` (116 × 134) and `#keepsake-divider` (260 × 44). */
  drawings: string;
};

export type Design = Pick<Theme, "palette" | "colours" | "pairing" | "ornament">;

/** The studio's own look, for an invitation that is no longer published. */
const studioDesign: Design = {
  palette: studio.palette ?? "vellum",
  pairing: "didot-italic",
  ornament: "pomegranate",
};

/** @param invitation null when it is no longer published. */
export function designOf(invitation: { theme: Design } | null): Design {
  return invitation?.theme ?? studioDesign;
}

/**
 * Drawn here and sent as text, because the drawing kit would put 110 KB into the page's script.
 * @param invitation null when it is no longer published.
 * @param language of the page; texts may be in any other.
 */
export function keepsakeLook(
  invitation: { theme: Design } | null,
  language: Language,
): KeepsakeLook {
  const theme = designOf(invitation);
  const pairing = registry.pairing[theme.pairing];
  const { Shapes, Emblem, Divider } = registry.ornament[theme.ornament];
  const { ground, ...sheet } = sheetOf(paletteOf(theme));
  return {
    css: [
      facesOf(pairing, language),
      `.keepsake{${properties({ ground, ...sheet })}}`,
      `@media print{html:has(.keepsake-page){background:${ground}!important}}`,
      ...languages.map((code) => {
        const tag = bcp47(code);
        const stacks = fontStacks(pairing, pairing.fontsOf(code));
        return `.keepsake:lang(${tag}),.keepsake :lang(${tag}){${stacks}}`;
      }),
    ].join(""),
    language,
    drawings: renderToStaticMarkup(<Shapes />).concat(
      '<svg aria-hidden="true">',
      symbolOf("keepsake-emblem", renderToStaticMarkup(<Emblem />)),
      symbolOf("keepsake-divider", renderToStaticMarkup(<Divider variant={0} />)),
      "</svg>",
    ),
  };
}

/** The palette's sheets of paper; white ones where those are dark, which would waste a printer's ink. */
export function sheetOf(palette: PalettePart): Record<string, string> & { ground: string } {
  const { scheme: _, paper, field: __, fieldLine: ___, ...colours } = palette;
  const inks = printInks(palette);
  return inks.ink === paper.ink
    ? { ...colours, ...paper }
    : { ...colours, ...paper, ...inks, ground: "#ffffff", surface: "#ffffff" };
}

/**
 * The faces of all scripts, because a guest writes in any. The page's own come last: of two faces
 * that both have the space the browser takes the later one.
 */
function facesOf(pairing: PairingPart, language: Language): string {
  const others = languageOfEachScript.filter((code) => code !== language);
  const faces = [...others, language].flatMap((code) => pairing.fontsOf(code).faces.map(faceCss));
  return [...new Set(faces.toReversed())].toReversed().join("");
}

/**
 * An ornament's drawing, which is one SVG, as a symbol.
 * @throws Error for anything else.
 */
export function symbolOf(id: string, svg: string): string {
  const [, drawing] = /^<svg\b(.*)<\/svg>$/s.exec(svg) ?? [];
  if (drawing === undefined) throw new Error(`the drawing of ${id} is no SVG`);
  return `<symbol id="${id}"${drawing}</symbol>`;
}
