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
import yesevaOneCyrillic400 from "@fontsource/yeseva-one/files/yeseva-one-cyrillic-400-normal.woff2?url";
import yesevaOneLatin400 from "@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2?url";
import yesevaOneLatinExt400 from "@fontsource/yeseva-one/files/yeseva-one-latin-ext-400-normal.woff2?url";
import notoSerifDisplayCyrillic300 from "@fontsource/noto-serif-display/files/noto-serif-display-cyrillic-300-normal.woff2?url";
import notoSerifDisplayLatin300 from "@fontsource/noto-serif-display/files/noto-serif-display-latin-300-normal.woff2?url";
import notoSerifDisplayLatinExt300 from "@fontsource/noto-serif-display/files/noto-serif-display-latin-ext-300-normal.woff2?url";
import { family } from "#app/design/pairings/family.ts";

export const playfair = family(
  { family: "Playfair Display", weight: 400, style: "normal" },
  {
    latin: playfairDisplayLatin400,
    latinExt: playfairDisplayLatinExt400,
    cyrillic: playfairDisplayCyrillic400,
  },
);

export const playfairItalic = family(
  { family: "Playfair Display", weight: 400, style: "italic" },
  {
    latin: playfairDisplayLatin400Italic,
    latinExt: playfairDisplayLatinExt400Italic,
    cyrillic: playfairDisplayCyrillic400Italic,
  },
);

export const cormorant = family(
  { family: "Cormorant", weight: 500, style: "normal", sizeAdjust: 122 },
  {
    latin: cormorantLatin500,
    latinExt: cormorantLatinExt500,
    cyrillic: cormorantCyrillic500,
  },
);

export const cormorantItalic = family(
  { family: "Cormorant", weight: 600, style: "italic", sizeAdjust: 120 },
  {
    latin: cormorantLatin600Italic,
    latinExt: cormorantLatinExt600Italic,
    cyrillic: cormorantCyrillic600Italic,
  },
);

export const elMessiri = family(
  { family: "El Messiri", weight: 400, style: "normal", sizeAdjust: 105 },
  {
    latin: elMessiriLatin400,
    latinExt: elMessiriLatinExt400,
    cyrillic: elMessiriCyrillic400,
  },
);

export const yeseva = family(
  { family: "Yeseva One", weight: 400, style: "normal" },
  {
    latin: yesevaOneLatin400,
    latinExt: yesevaOneLatinExt400,
    cyrillic: yesevaOneCyrillic400,
  },
);

export const notoSerifDisplay = family(
  { family: "Noto Serif Display", weight: 300, style: "normal" },
  {
    latin: notoSerifDisplayLatin300,
    latinExt: notoSerifDisplayLatinExt300,
    cyrillic: notoSerifDisplayCyrillic300,
  },
);
