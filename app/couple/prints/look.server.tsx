import { renderToStaticMarkup } from "react-dom/server";
import { registry } from "#app/designs/drawings.generated.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { bookFaces } from "#app/couple/archive/book/fonts.server.ts";
import {
  designOf,
  keepsakeLook,
  sheetOf,
  symbolOf,
  type Design,
} from "#app/couple/lists/keepsake/view.server.tsx";
import type { FigureName } from "#app/couple/prints/face.ts";
import type { PrintFonts, PrintLook } from "#app/couple/prints/types.ts";
import { bcp47, type Language } from "#app/i18n/languages.ts";

/**
 * The look of prints in a browser and in a PDF. Drawn here and sent as text, because the drawing kit would put 110 KB into the page's script.
 * @param invitation null when it is no longer published.
 * @param language of the page.
 * @param languages of the pieces.
 */
export function printLook(
  invitation: { theme: Design } | null,
  language: Language,
  languages: readonly Language[],
): PrintLook {
  const design = designOf(invitation);
  const { Shapes, Sprig, Initial, Emblem, Divider } = registry.ornament[design.ornament];
  const symbols: Record<FigureName, string> = {
    sprig: renderToStaticMarkup(<Sprig />),
    initial: renderToStaticMarkup(<Initial />),
    emblem: renderToStaticMarkup(<Emblem />),
    divider: renderToStaticMarkup(<Divider variant={0} />),
  };
  return {
    ...keepsakeLook(invitation, language),
    drawings: [
      renderToStaticMarkup(<Shapes />),
      '<svg aria-hidden="true">',
      ...Object.entries(symbols).map(([name, drawing]) => symbolOf(`print-${name}`, drawing)),
      "</svg>",
    ].join(""),
    colours: sheetOf(paletteOf(design)),
    fonts: Object.fromEntries(
      languages.map((code) => [bcp47(code), fontsOf(design.pairing, code)]),
    ),
  };
}

function fontsOf(name: Design["pairing"], language: Language): PrintFonts {
  const pairing = registry.pairing[name];
  return {
    display: bookFaces(pairing, language, "display"),
    body: bookFaces(pairing, language, "body"),
    wordSpace: pairing.fontsOf(language).wordSpace ?? 0,
  };
}
