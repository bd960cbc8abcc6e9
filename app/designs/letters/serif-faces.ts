import lusinOperaLatinExt from "#app/designs/letters/fonts/lusin-opera-latin-ext.woff2?url";
import lusinOperaLatin from "#app/designs/letters/fonts/lusin-opera-latin.woff2?url";
import lusinOperaCyrillic from "#app/designs/letters/fonts/lusin-opera-cyrillic.woff2?url";
import lusinOperaDigits from "#app/designs/letters/fonts/lusin-opera-digits.woff2?url";
import notoSerifDisplayFigures from "#app/designs/letters/fonts/lusin-figures-noto-serif-display-300-normal-digits.woff2?url";
import elMessiriFigures from "#app/designs/letters/fonts/lusin-figures-el-messiri-400-normal-digits.woff2?url";
import cormorantItalicFigures from "#app/designs/letters/fonts/lusin-figures-cormorant-600-italic-digits.woff2?url";
import cormorantFigures from "#app/designs/letters/fonts/lusin-figures-cormorant-500-normal-digits.woff2?url";
import playfairItalicFigures from "#app/designs/letters/fonts/lusin-figures-playfair-display-400-italic-digits.woff2?url";
import playfairFigures from "#app/designs/letters/fonts/lusin-figures-playfair-display-400-normal-digits.woff2?url";
import cormorantCyrillic500 from "@fontsource/cormorant/files/cormorant-cyrillic-500-normal.woff2?url";
import cormorantCyrillic600Italic from "@fontsource/cormorant/files/cormorant-cyrillic-600-italic.woff2?url";
import cormorantLatin500 from "@fontsource/cormorant/files/cormorant-latin-500-normal.woff2?url";
import cormorantLatin600Italic from "@fontsource/cormorant/files/cormorant-latin-600-italic.woff2?url";
import cormorantLatinExt500 from "@fontsource/cormorant/files/cormorant-latin-ext-500-normal.woff2?url";
import cormorantLatinExt600Italic from "@fontsource/cormorant/files/cormorant-latin-ext-600-italic.woff2?url";
import elMessiriCyrillic400 from "@fontsource/el-messiri/files/el-messiri-cyrillic-400-normal.woff2?url";
import elMessiriLatin400 from "@fontsource/el-messiri/files/el-messiri-latin-400-normal.woff2?url";
import elMessiriLatinExt400 from "@fontsource/el-messiri/files/el-messiri-latin-ext-400-normal.woff2?url";
import playfairDisplayCyrillic400 from "@fontsource/playfair-display/files/playfair-display-cyrillic-400-normal.woff2?url";
import playfairDisplayCyrillic400Italic from "@fontsource/playfair-display/files/playfair-display-cyrillic-400-italic.woff2?url";
import playfairDisplayLatin400 from "@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2?url";
import playfairDisplayLatin400Italic from "@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff2?url";
import playfairDisplayLatinExt400 from "@fontsource/playfair-display/files/playfair-display-latin-ext-400-normal.woff2?url";
import playfairDisplayLatinExt400Italic from "@fontsource/playfair-display/files/playfair-display-latin-ext-400-italic.woff2?url";
import notoSerifDisplayCyrillic300 from "@fontsource/noto-serif-display/files/noto-serif-display-cyrillic-300-normal.woff2?url";
import notoSerifDisplayLatin300 from "@fontsource/noto-serif-display/files/noto-serif-display-latin-300-normal.woff2?url";
import notoSerifDisplayLatinExt300 from "@fontsource/noto-serif-display/files/noto-serif-display-latin-ext-300-normal.woff2?url";
import { family } from "#app/designs/letters/family.ts";

export const playfair = family(
  { family: "Playfair Display", weight: 400, style: "normal" },
  {
    latin: playfairDisplayLatin400,
    latinExt: playfairDisplayLatinExt400,
    cyrillic: playfairDisplayCyrillic400,
    digits: playfairFigures,
  },
);

export const playfairItalic = family(
  { family: "Playfair Display", weight: 400, style: "italic" },
  {
    latin: playfairDisplayLatin400Italic,
    latinExt: playfairDisplayLatinExt400Italic,
    cyrillic: playfairDisplayCyrillic400Italic,
    digits: playfairItalicFigures,
  },
);

export const cormorant = family(
  { family: "Cormorant", weight: 500, style: "normal", sizeAdjust: 122 },
  {
    latin: cormorantLatin500,
    latinExt: cormorantLatinExt500,
    cyrillic: cormorantCyrillic500,
    digits: cormorantFigures,
  },
);

export const cormorantItalic = family(
  { family: "Cormorant", weight: 600, style: "italic", sizeAdjust: 120 },
  {
    latin: cormorantLatin600Italic,
    latinExt: cormorantLatinExt600Italic,
    cyrillic: cormorantCyrillic600Italic,
    digits: cormorantItalicFigures,
  },
);

export const elMessiri = family(
  { family: "El Messiri", weight: 400, style: "normal", sizeAdjust: 105 },
  {
    latin: elMessiriLatin400,
    latinExt: elMessiriLatinExt400,
    cyrillic: elMessiriCyrillic400,
    digits: elMessiriFigures,
  },
);

/** Yeseva One without its hints (fonts/make-cuts.py). */
export const yeseva = family(
  { family: "Lusin Opera", weight: 400, style: "normal" },
  {
    latin: lusinOperaLatin,
    latinExt: lusinOperaLatinExt,
    cyrillic: lusinOperaCyrillic,
    digits: lusinOperaDigits,
  },
);

export const notoSerifDisplay = family(
  { family: "Noto Serif Display", weight: 300, style: "normal" },
  {
    latin: notoSerifDisplayLatin300,
    latinExt: notoSerifDisplayLatinExt300,
    cyrillic: notoSerifDisplayCyrillic300,
    digits: notoSerifDisplayFigures,
  },
);
