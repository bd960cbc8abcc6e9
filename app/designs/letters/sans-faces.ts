import googleSansFigures from "#app/designs/letters/fonts/lusin-figures-google-sans-400-normal-digits.woff2?url";
import googleSans700Figures from "#app/designs/letters/fonts/lusin-figures-google-sans-700-normal-digits.woff2?url";
import poiretFigures from "#app/designs/letters/fonts/lusin-figures-poiret-one-400-normal-digits.woff2?url";
import jost200Figures from "#app/designs/letters/fonts/lusin-figures-jost-200-normal-digits.woff2?url";
import jostFigures from "#app/designs/letters/fonts/lusin-figures-jost-300-normal-digits.woff2?url";
import comfortaaFigures from "#app/designs/letters/fonts/lusin-figures-comfortaa-700-normal-digits.woff2?url";
import nunito900Figures from "#app/designs/letters/fonts/lusin-figures-nunito-900-normal-digits.woff2?url";
import nunito400Figures from "#app/designs/letters/fonts/lusin-figures-nunito-400-normal-digits.woff2?url";
import unboundedFigures from "#app/designs/letters/fonts/lusin-figures-unbounded-900-normal-digits.woff2?url";
import comfortaaCyrillic700 from "@fontsource/comfortaa/files/comfortaa-cyrillic-700-normal.woff2?url";
import comfortaaLatin700 from "@fontsource/comfortaa/files/comfortaa-latin-700-normal.woff2?url";
import comfortaaLatinExt700 from "@fontsource/comfortaa/files/comfortaa-latin-ext-700-normal.woff2?url";
import googleSansArmenian400 from "@fontsource/google-sans/files/google-sans-armenian-400-normal.woff2?url";
import googleSansArmenian700 from "@fontsource/google-sans/files/google-sans-armenian-700-normal.woff2?url";
import googleSansCyrillic400 from "@fontsource/google-sans/files/google-sans-cyrillic-400-normal.woff2?url";
import googleSansLatin400 from "@fontsource/google-sans/files/google-sans-latin-400-normal.woff2?url";
import googleSansLatinExt400 from "@fontsource/google-sans/files/google-sans-latin-ext-400-normal.woff2?url";
import lusinPixelArmenian from "#app/designs/letters/fonts/lusin-pixel-armenian.woff2?url";
import handjetCyrillic500 from "@fontsource/handjet/files/handjet-cyrillic-500-normal.woff2?url";
import lusinPixelLatin from "#app/designs/letters/fonts/lusin-pixel-latin.woff2?url";
import handjetLatinExt500 from "@fontsource/handjet/files/handjet-latin-ext-500-normal.woff2?url";
import jostCyrillic200 from "@fontsource/jost/files/jost-cyrillic-200-normal.woff2?url";
import jostCyrillic300 from "@fontsource/jost/files/jost-cyrillic-300-normal.woff2?url";
import jostLatin200 from "@fontsource/jost/files/jost-latin-200-normal.woff2?url";
import jostLatin300 from "@fontsource/jost/files/jost-latin-300-normal.woff2?url";
import jostLatinExt200 from "@fontsource/jost/files/jost-latin-ext-200-normal.woff2?url";
import jostLatinExt300 from "@fontsource/jost/files/jost-latin-ext-300-normal.woff2?url";
import nunitoCyrillic400 from "@fontsource/nunito/files/nunito-cyrillic-400-normal.woff2?url";
import nunitoCyrillic900 from "@fontsource/nunito/files/nunito-cyrillic-900-normal.woff2?url";
import nunitoLatin400 from "@fontsource/nunito/files/nunito-latin-400-normal.woff2?url";
import nunitoLatin900 from "@fontsource/nunito/files/nunito-latin-900-normal.woff2?url";
import nunitoLatinExt400 from "@fontsource/nunito/files/nunito-latin-ext-400-normal.woff2?url";
import nunitoLatinExt900 from "@fontsource/nunito/files/nunito-latin-ext-900-normal.woff2?url";
import poiretOneCyrillic400 from "@fontsource/poiret-one/files/poiret-one-cyrillic-400-normal.woff2?url";
import poiretOneLatin400 from "@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2?url";
import poiretOneLatinExt400 from "@fontsource/poiret-one/files/poiret-one-latin-ext-400-normal.woff2?url";
import unboundedCyrillic900 from "@fontsource/unbounded/files/unbounded-cyrillic-900-normal.woff2?url";
import unboundedLatin900 from "@fontsource/unbounded/files/unbounded-latin-900-normal.woff2?url";
import unboundedLatinExt900 from "@fontsource/unbounded/files/unbounded-latin-ext-900-normal.woff2?url";
import { family } from "#app/designs/letters/family.ts";

export const jostExtraLight = family(
  { family: "Jost", weight: 200, style: "normal" },
  {
    latin: jostLatin200,
    latinExt: jostLatinExt200,
    cyrillic: jostCyrillic200,
    digits: jost200Figures,
  },
);

export const jostLight = family(
  { family: "Jost", weight: 300, style: "normal" },
  {
    latin: jostLatin300,
    latinExt: jostLatinExt300,
    cyrillic: jostCyrillic300,
    digits: jostFigures,
  },
);

export const poiret = family(
  { family: "Poiret One", weight: 400, style: "normal" },
  {
    latin: poiretOneLatin400,
    latinExt: poiretOneLatinExt400,
    cyrillic: poiretOneCyrillic400,
    digits: poiretFigures,
  },
);

export const nunito = family(
  { family: "Nunito", weight: 400, style: "normal" },
  {
    latin: nunitoLatin400,
    latinExt: nunitoLatinExt400,
    cyrillic: nunitoCyrillic400,
    digits: nunito400Figures,
  },
);

export const nunitoBlack = family(
  { family: "Nunito", weight: 900, style: "normal" },
  {
    latin: nunitoLatin900,
    latinExt: nunitoLatinExt900,
    cyrillic: nunitoCyrillic900,
    digits: nunito900Figures,
  },
);

/** The heaviest weight of Unbounded; declared as 400, as the Armenian face beside it has one weight. */
export const unboundedBlack = family(
  { family: "Unbounded Black", weight: 400, style: "normal" },
  {
    latin: unboundedLatin900,
    latinExt: unboundedLatinExt900,
    cyrillic: unboundedCyrillic900,
    digits: unboundedFigures,
  },
);

export const comfortaaBold = family(
  { family: "Comfortaa", weight: 700, style: "normal" },
  {
    latin: comfortaaLatin700,
    latinExt: comfortaaLatinExt700,
    cyrillic: comfortaaCyrillic700,
    digits: comfortaaFigures,
  },
);

export const googleSans = family(
  { family: "Google Sans", weight: 400, style: "normal" },
  {
    armenian: googleSansArmenian400,
    latin: googleSansLatin400,
    latinExt: googleSansLatinExt400,
    cyrillic: googleSansCyrillic400,
    digits: googleSansFigures,
  },
);

export const googleSansBold = family(
  { family: "Google Sans", weight: 700, style: "normal" },
  {
    armenian: googleSansArmenian700,
    digits: googleSans700Figures,
  },
);

/** Handjet with Armenian and Latin letters changed by the studio (fonts/make-cuts.py). */
export const handjet = family(
  { family: "Lusin Pixel", weight: 500, style: "normal", sizeAdjust: 118 },
  {
    armenian: lusinPixelArmenian,
    latin: lusinPixelLatin,
    latinExt: handjetLatinExt500,
    cyrillic: handjetCyrillic500,
  },
);
