import type { Measures } from "#app/design/pairings/pair.ts";

/**
 * Written by scripts/fonts/font-fallbacks.ts, not by hand: for each web font and script the fonts of a
 * device that stand in for it, with size-adjust, ascent-override and descent-override in percent.
 */
export const europeanFallbacks = {
  cormorant: {
    latin: [
      ["times", 118.8, 94.9, 29.5],
      ["notoSerif", 101, 111.6, 34.7],
    ],
    cyrillic: [
      ["times", 116.6, 96.6, 30],
      ["notoSerif", 98.1, 114.9, 35.7],
    ],
  },
  cormorantItalic: {
    latin: [
      ["timesItalic", 107.3, 103.4, 32.1],
      ["notoSerifItalic", 93.5, 118.6, 36.8],
    ],
    cyrillic: [
      ["timesItalic", 107.4, 103.2, 32],
      ["notoSerifItalic", 91.9, 120.6, 37.4],
    ],
  },
  playfair: {
    latin: [
      ["times", 109.7, 98.6, 22.9],
      ["notoSerif", 93.2, 116.1, 26.9],
    ],
    cyrillic: [
      ["times", 110.6, 97.9, 22.7],
      ["notoSerif", 93, 116.3, 27],
    ],
  },
  playfairItalic: {
    latin: [
      ["timesItalic", 105.7, 102.4, 23.7],
      ["notoSerifItalic", 92.1, 117.5, 27.3],
    ],
    cyrillic: [
      ["timesItalic", 106.5, 101.6, 23.6],
      ["notoSerifItalic", 91.1, 118.8, 27.6],
    ],
  },
  greatVibes: {
    latin: [
      ["timesItalic", 93, 105.3, 49.6],
      ["notoSerifItalic", 81, 120.9, 56.9],
    ],
    cyrillic: [
      ["timesItalic", 92.2, 106.2, 50],
      ["notoSerifItalic", 78.9, 124.1, 58.4],
    ],
  },
  badScript: {
    latin: [
      ["timesItalic", 90.1, 146.9, 71.9],
      ["notoSerifItalic", 78.5, 168.6, 82.5],
    ],
    cyrillic: [
      ["timesItalic", 89, 148.8, 72.8],
      ["notoSerifItalic", 76.1, 173.9, 85.1],
    ],
  },
  marckScript: {
    latin: [
      ["timesItalic", 113.1, 84, 37.5],
      ["notoSerifItalic", 98.5, 96.4, 43],
    ],
    cyrillic: [
      ["timesItalic", 114.1, 83.3, 37.2],
      ["notoSerifItalic", 97.6, 97.3, 43.4],
    ],
  },
  elMessiri: {
    latin: [
      ["times", 109.4, 97.8, 52.2],
      ["notoSerif", 92.9, 115.1, 61.4],
    ],
    cyrillic: [
      ["times", 109.1, 98.1, 52.3],
      ["notoSerif", 91.8, 116.6, 62.2],
    ],
  },
  yeseva: {
    latin: [
      ["timesBold", 116.5, 78.5, 20.6],
      ["notoSerifBold", 99.6, 91.8, 24.1],
    ],
    cyrillic: [
      ["timesBold", 114.6, 79.9, 20.9],
      ["notoSerifBold", 98.5, 92.8, 24.4],
    ],
  },
  jostExtraLight: {
    latin: [
      ["arial", 90.3, 118.4, 41.5],
      ["roboto", 91.1, 117.4, 41.1],
    ],
    cyrillic: [
      ["arial", 92.4, 115.8, 40.6],
      ["roboto", 91.6, 116.8, 40.9],
    ],
  },
  poiret: {
    latin: [
      ["arial", 95.9, 100.3, 21.7],
      ["roboto", 96.7, 99.4, 21.5],
    ],
    cyrillic: [
      ["arial", 95.9, 100.3, 21.7],
      ["roboto", 95.1, 101.1, 21.9],
    ],
  },
  comfortaaBold: {
    latin: [
      ["arialBold", 109.9, 80.2, 21.3],
      ["robotoBold", 116.9, 75.4, 20],
    ],
    cyrillic: [
      ["arialBold", 112.7, 78.2, 20.8],
      ["robotoBold", 118.2, 74.5, 19.8],
    ],
  },
  nunitoBlack: {
    latin: [
      ["arialBold", 102, 99.2, 34.6],
      ["robotoBold", 108.5, 93.2, 32.5],
    ],
    cyrillic: [
      ["arialBold", 103.3, 97.9, 34.2],
      ["robotoBold", 108.3, 93.3, 32.6],
    ],
  },
  handjet: {
    latin: [
      ["arial", 86.1, 120.9, 32.3],
      ["roboto", 86.9, 119.9, 32],
    ],
    cyrillic: [
      ["arial", 83.8, 124.3, 33.2],
      ["roboto", 83.1, 125.3, 33.5],
    ],
  },
  notoSerifLight: {
    latin: [
      ["times", 113.8, 93.8, 25.7],
      ["notoSerif", 96.5, 110.7, 30.3],
    ],
    cyrillic: [
      ["times", 115.5, 92.5, 25.4],
      ["notoSerif", 96.8, 110.4, 30.3],
    ],
  },
  notoSerif: {
    latin: [
      ["times", 118, 90.5, 24.8],
      ["notoSerif", 100, 106.8, 29.2],
    ],
    cyrillic: [
      ["times", 119, 89.8, 24.6],
      ["notoSerif", 99.7, 107.2, 29.4],
    ],
  },
  notoSans: {
    latin: [
      ["arial", 105.2, 101.5, 27.7],
      ["roboto", 106.2, 100.6, 27.5],
    ],
    cyrillic: [
      ["arial", 104.3, 102.5, 28.1],
      ["roboto", 103, 103.8, 28.4],
    ],
  },
  jostLight: {
    latin: [
      ["arial", 92.7, 115.4, 40.5],
      ["roboto", 93.5, 114.4, 40.1],
    ],
    cyrillic: [
      ["arial", 93.2, 114.8, 40.2],
      ["roboto", 92, 116.3, 40.8],
    ],
  },
  googleSans: {
    latin: [
      ["arial", 99.8, 96.8, 28.7],
      ["roboto", 100.7, 96, 28.4],
    ],
    cyrillic: [
      ["arial", 99.5, 97.1, 28.8],
      ["roboto", 98.2, 98.4, 29.1],
    ],
  },
  nunito: {
    latin: [
      ["arial", 100.6, 100.5, 35.1],
      ["roboto", 101.5, 99.6, 34.8],
    ],
    cyrillic: [
      ["arial", 101.2, 99.9, 34.9],
      ["roboto", 99.9, 101.2, 35.3],
    ],
  },
} as const satisfies Record<string, Measures>;
