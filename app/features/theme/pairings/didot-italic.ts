import type { FallbackFace, LanguageFonts, PairingPart } from "#app/features/theme/part-types.ts";
import {
  jostLight,
  lusinDidotItalic,
  notoSansArmenianLight,
  playfairItalic,
} from "#app/features/theme/pairings/faces.ts";
import type { Language } from "#app/features/language/languages.ts";

/**
 * Mean advance of the web font over that of the device's: Android and Apple carry Noto for Armenian,
 * Linux DejaVu, and all but Android Arial and Times or metric twins of them.
 */
const armenianFallbacks: FallbackFace[] = [
  {
    family: "Didot Noto",
    local: ["Noto Serif Armenian", "NotoSerifArmenian-Regular"],
    style: "italic",
    sizeAdjust: 87.9,
    ascent: 121.5,
    descent: 33.2,
  },
  {
    family: "Didot DejaVu",
    local: ["DejaVu Serif Italic", "DejaVu Serif"],
    style: "italic",
    sizeAdjust: 78.1,
    ascent: 136.7,
    descent: 37.4,
  },
  {
    family: "Text Noto",
    local: ["Noto Sans Armenian", "NotoSansArmenian-Regular"],
    style: "normal",
    sizeAdjust: 95.6,
    ascent: 111.7,
    descent: 30.5,
  },
  {
    family: "Text DejaVu",
    local: ["DejaVu Sans"],
    style: "normal",
    sizeAdjust: 89,
    ascent: 120,
    descent: 32.8,
  },
];
const europeanFallbacks: FallbackFace[] = [
  {
    family: "Didot Times",
    local: ["Times New Roman Italic", "TimesNewRomanPS-ItalicMT", "Liberation Serif Italic"],
    style: "italic",
    sizeAdjust: 106,
    ascent: 102.1,
    descent: 23.7,
  },
  {
    family: "Text Arial",
    local: ["Arial", "ArialMT", "Liberation Sans", "Roboto"],
    style: "normal",
    sizeAdjust: 94.5,
    ascent: 113.2,
    descent: 39.7,
  },
];

const armenian: LanguageFonts = {
  faces: [
    lusinDidotItalic.armenian,
    lusinDidotItalic.digits,
    notoSansArmenianLight.armenian,
    notoSansArmenianLight.latin,
    playfairItalic.latin,
  ],
  preload: [lusinDidotItalic.armenian, notoSansArmenianLight.armenian],
  fallbacks: armenianFallbacks,
  display: `"Lusin Didot Italic","Playfair Display","Didot Noto","Didot DejaVu",serif`,
  body: `"Noto Sans Armenian","Text Noto","Text DejaVu",sans-serif`,
};

const latin: LanguageFonts = {
  faces: [
    playfairItalic.latin,
    playfairItalic.latinExt,
    jostLight.latin,
    jostLight.latinExt,
    lusinDidotItalic.armenian,
    notoSansArmenianLight.armenian,
  ],
  preload: [playfairItalic.latin, jostLight.latin],
  fallbacks: europeanFallbacks,
  display: `"Playfair Display","Lusin Didot Italic","Didot Times",serif`,
  body: `"Jost","Noto Sans Armenian","Text Arial",sans-serif`,
};

const russian: LanguageFonts = {
  ...latin,
  faces: [
    playfairItalic.cyrillic,
    playfairItalic.latin,
    jostLight.cyrillic,
    jostLight.latin,
    lusinDidotItalic.armenian,
    notoSansArmenianLight.armenian,
  ],
  preload: [playfairItalic.cyrillic, jostLight.cyrillic],
};

/** High-contrast italics, the letters of engraved wedding stationery, over a light sans. */
export const didotItalic: PairingPart = {
  displayStyle: "italic",
  displayWeight: 400,
  bodyWeight: 300,
  fontsOf: (language: Language) =>
    language === "am" ? armenian : language === "ru" ? russian : latin,
};
