import jostCyrillic300 from "@fontsource/jost/files/jost-cyrillic-300-normal.woff2?url";
import jostLatin300 from "@fontsource/jost/files/jost-latin-300-normal.woff2?url";
import jostLatinExt300 from "@fontsource/jost/files/jost-latin-ext-300-normal.woff2?url";
import notoSansArmenian300 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-300-normal.woff2?url";
import notoSansArmenianLatin300 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-latin-300-normal.woff2?url";
import playfairCyrillicItalic from "@fontsource/playfair-display/files/playfair-display-cyrillic-400-italic.woff2?url";
import playfairLatinItalic from "@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff2?url";
import playfairLatinExtItalic from "@fontsource/playfair-display/files/playfair-display-latin-ext-400-italic.woff2?url";
import lusinDidotItalicArmenian from "#app/features/theme/fonts/lusin-didot-italic-armenian.woff2?url";
import lusinDidotItalicDigits from "#app/features/theme/fonts/lusin-didot-italic-digits.woff2?url";
import type { FontFace } from "#app/features/theme/part-types.ts";

/**
 * Each family by script. An Armenian file carries its space, so that names alone need no other file;
 * digits and « » lie in the family's Latin (or digits) file.
 */
const ranges = {
  armenian: "U+20,U+308,U+530-58F,U+2010,U+2024,U+FB13-FB17",
  digits: "U+21-3B,U+3F,U+AB,U+B7,U+BB,U+2013-2014,U+2018-201D,U+2026",
  latin:
    "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215",
  latinExt:
    "U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0",
  cyrillic: "U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116",
};

const didot = { family: "Lusin Didot Italic", weight: 400, style: "italic" } as const;
const playfair = { family: "Playfair Display", weight: 400, style: "italic" } as const;
const notoArmenian = { family: "Noto Sans Armenian", weight: 300, style: "normal" } as const;
const jost = { family: "Jost", weight: 300, style: "normal" } as const;

export const lusinDidotItalic = {
  armenian: { ...didot, url: lusinDidotItalicArmenian, unicodeRange: ranges.armenian },
  digits: { ...didot, url: lusinDidotItalicDigits, unicodeRange: ranges.digits },
} satisfies Record<string, FontFace>;

export const playfairItalic = {
  latin: { ...playfair, url: playfairLatinItalic, unicodeRange: ranges.latin },
  latinExt: { ...playfair, url: playfairLatinExtItalic, unicodeRange: ranges.latinExt },
  cyrillic: { ...playfair, url: playfairCyrillicItalic, unicodeRange: ranges.cyrillic },
} satisfies Record<string, FontFace>;

export const notoSansArmenianLight = {
  armenian: { ...notoArmenian, url: notoSansArmenian300, unicodeRange: ranges.armenian },
  latin: { ...notoArmenian, url: notoSansArmenianLatin300, unicodeRange: ranges.latin },
} satisfies Record<string, FontFace>;

export const jostLight = {
  latin: { ...jost, url: jostLatin300, unicodeRange: ranges.latin },
  latinExt: { ...jost, url: jostLatinExt300, unicodeRange: ranges.latinExt },
  cyrillic: { ...jost, url: jostCyrillic300, unicodeRange: ranges.cyrillic },
} satisfies Record<string, FontFace>;
