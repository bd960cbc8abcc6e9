import type { Measures } from "#app/design/pairings/pair.ts";

/**
 * Written by scripts/fonts/font-fallbacks.ts, not by hand: for each web font and script the fonts of a
 * device that stand in for it, with size-adjust, ascent-override and descent-override in percent.
 */
export const armenianFallbacks = {
  lusinDidot: {
    armenian: [
      ["armenianSerif", 91.8, 116.4, 31.8],
      ["dejavuSerif", 80.7, 132.3, 36.2],
    ],
  },
  lusinDidotItalic: {
    armenian: [
      ["armenianSerif", 88, 121.4, 33.2],
      ["dejavuSerifItalic", 77.4, 138, 37.7],
    ],
  },
  lusinReed: {
    armenian: [
      ["armenianSerif", 86.7, 123.1, 33.7],
      ["dejavuSerifItalic", 76.3, 140, 38.3],
    ],
  },
  lusinPointed: {
    armenian: [
      ["armenianSerif", 80.7, 132.4, 36.2],
      ["dejavuSerifItalic", 71, 150.5, 41.1],
    ],
  },
  lusinManuscript: {
    armenian: [
      ["armenianSerif", 92.2, 115.8, 31.7],
      ["dejavuSerif", 81.1, 131.7, 36],
    ],
  },
  lusinPen: {
    armenian: [
      ["armenianSans", 80.4, 132.9, 36.3],
      ["dejavuSans", 74.3, 143.8, 39.3],
    ],
  },
  lusinHand: {
    armenian: [
      ["armenianSans", 70.8, 150.9, 41.2],
      ["dejavuSans", 65.4, 163.2, 44.6],
    ],
  },
  lusinDeco: {
    armenian: [
      ["armenianSans", 67.3, 158.7, 43.4],
      ["dejavuSans", 62.2, 171.7, 46.9],
    ],
  },
  notoSerifArmenianLightDisplay: {
    armenian: [
      ["armenianSerif", 95.8, 111.5, 30.5],
      ["dejavuSerif", 84.2, 126.8, 34.7],
    ],
  },
  notoSerifArmenianBold: {
    armenian: [
      ["armenianSerifBold", 102.1, 104.6, 28.6],
      ["dejavuSerifBold", 84.9, 125.7, 34.4],
    ],
  },
  notoSansArmenianExtraLight: {
    armenian: [
      ["armenianSans", 93, 114.8, 31.4],
      ["dejavuSans", 86, 124.2, 34],
    ],
  },
  notoSansArmenianBold: {
    armenian: [
      ["armenianSansBold", 101.4, 105.3, 28.8],
      ["dejavuSansBold", 98.8, 108.1, 29.6],
    ],
  },
  googleSansBold: {
    armenian: [
      ["armenianSansBold", 93.8, 103, 30.5],
      ["dejavuSansBold", 91.4, 105.7, 31.3],
    ],
  },
  handjetArmenian: {
    armenian: [
      ["armenianSans", 82, 127, 33.9],
      ["dejavuSans", 75.8, 137.4, 36.7],
    ],
  },
  notoSerifArmenianLight: {
    armenian: [
      ["armenianSerif", 95.8, 111.5, 30.5],
      ["dejavuSerif", 84.6, 126.3, 34.5],
    ],
  },
  notoSerifArmenian: {
    armenian: [
      ["armenianSerif", 100.1, 106.7, 29.2],
      ["dejavuSerif", 88.4, 120.8, 33],
    ],
  },
  notoSansArmenianLight: {
    armenian: [
      ["armenianSans", 95.6, 111.7, 30.5],
      ["dejavuSans", 88.4, 120.8, 33],
    ],
  },
  notoSansArmenian: {
    armenian: [
      ["armenianSans", 100.1, 106.6, 29.2],
      ["dejavuSans", 92.6, 115.3, 31.5],
    ],
  },
  googleSansArmenian: {
    armenian: [
      ["armenianSans", 94.7, 102, 30.2],
      ["dejavuSans", 87.6, 110.3, 32.6],
    ],
  },
} as const satisfies Record<string, Measures>;
