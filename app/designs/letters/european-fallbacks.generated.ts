// Written by scripts/fonts/font-fallbacks.ts.
import type { Measures } from "#app/designs/letters/family.ts";

/**
 * For each web font and script the fonts of a device that stand in for it, with size-adjust, ascent-override
 * and descent-override in percent.
 */
export const europeanFallbacks = {
  cormorant: {"latin":[["times",118.6,95.1,29.5],["notoSerif",101.1,111.5,34.6]],"cyrillic":[["times",116.9,96.4,29.9],["notoSerif",98.9,113.9,35.4]]},
  cormorantItalic: {"latin":[["timesItalic",108,102.7,31.8],["notoSerifItalic",93.9,118.1,36.6]],"cyrillic":[["timesItalic",108,102.7,31.9],["notoSerifItalic",92.5,120,37.2]]},
  playfair: {"latin":[["times",108.9,99.4,23.1],["notoSerif",92.8,116.6,27]],"cyrillic":[["times",109.9,98.4,22.8],["notoSerif",93,116.3,27]]},
  playfairItalic: {"latin":[["timesItalic",106.1,102,23.7],["notoSerifItalic",92.2,117.3,27.2]],"cyrillic":[["timesItalic",106.6,101.5,23.5],["notoSerifItalic",91.3,118.5,27.5]]},
  greatVibes: {"latin":[["timesItalic",97.5,100.4,47.3],["notoSerifItalic",84.7,115.5,54.4]],"cyrillic":[["timesItalic",96.9,101,47.6],["notoSerifItalic",83,117.9,55.5]]},
  badScript: {"latin":[["timesItalic",91.7,144.4,70.6],["notoSerifItalic",79.7,166,81.3]],"cyrillic":[["timesItalic",90.9,145.6,71.3],["notoSerifItalic",77.8,170.1,83.2]]},
  marckScript: {"latin":[["timesItalic",114.1,83.2,37.2],["notoSerifItalic",99.2,95.7,42.7]],"cyrillic":[["timesItalic",116.7,81.4,36.3],["notoSerifItalic",99.9,95.1,42.4]]},
  pacifico: {"latin":[["arialBold",91.7,142.1,49.4],["robotoBold",97.4,133.8,46.5]],"cyrillic":[["arialBold",89.6,145.4,50.6],["robotoBold",94.1,138.5,48.2]]},
  notoSerifDisplay: {"latin":[["times",112,95.5,26.2],["notoSerif",95.5,112,30.7]],"cyrillic":[["times",114,93.7,25.7],["notoSerif",96.5,110.8,30.4]]},
  unboundedBlack: {"latin":[["arialBold",135,73.7,18.2],["robotoBold",143.3,69.4,17.1]],"cyrillic":[["arialBold",135.6,73.4,18.1],["robotoBold",142.3,69.9,17.2]]},
  elMessiri: {"latin":[["times",108.6,98.5,52.6],["notoSerif",92.6,115.6,61.7]],"cyrillic":[["times",108.7,98.4,52.5],["notoSerif",92,116.3,62.1]]},
  yeseva: {"latin":[["timesBold",115.6,79.2,20.8],["notoSerifBold",99.4,92.1,24.2]],"cyrillic":[["timesBold",113.6,80.6,21.1],["notoSerifBold",98.5,92.9,24.4]]},
  jostExtraLight: {"latin":[["arial",89.5,119.6,41.9],["roboto",90.4,118.3,41.5]],"cyrillic":[["arial",92.6,115.5,40.5],["roboto",92,116.3,40.8]]},
  poiret: {"latin":[["arial",96.1,100.1,21.7],["roboto",97.1,99.1,21.4]],"cyrillic":[["arial",96.8,99.4,21.5],["roboto",96.1,100.1,21.6]]},
  comfortaaBold: {"latin":[["arialBold",109.9,80.2,21.3],["robotoBold",116.7,75.5,20.1]],"cyrillic":[["arialBold",112.3,78.5,20.8],["robotoBold",117.9,74.7,19.9]]},
  nunitoBlack: {"latin":[["arialBold",102.1,99,34.6],["robotoBold",108.5,93.2,32.5]],"cyrillic":[["arialBold",103.4,97.8,34.1],["robotoBold",108.5,93.2,32.5]]},
  handjet: {"latin":[["arial",85.3,122.1,32.6],["roboto",86.2,120.8,32.3]],"cyrillic":[["arial",83.1,125.3,33.5],["roboto",82.5,126.2,33.7]]},
  notoSerifLight: {"latin":[["times",113.9,93.8,25.6],["notoSerif",96.5,110.7,30.3]],"cyrillic":[["times",115.6,92.5,25.4],["notoSerif",96.7,110.5,30.3]]},
  notoSerif: {"latin":[["times",118.1,90.5,24.7],["notoSerif",100,106.8,29.2]],"cyrillic":[["times",119.1,89.8,24.6],["notoSerif",99.6,107.3,29.4]]},
  notoSans: {"latin":[["arial",105.3,101.5,27.7],["roboto",106.2,100.5,27.5]],"cyrillic":[["arial",104.2,102.6,28.1],["roboto",103,103.7,28.4]]},
  jostLight: {"latin":[["arial",92.8,115.3,40.4],["roboto",93.7,114.2,40]],"cyrillic":[["arial",93.1,115,40.3],["roboto",92,116.3,40.8]]},
  googleSans: {"latin":[["arial",99.7,96.9,28.7],["roboto",100.6,96,28.4]],"cyrillic":[["arial",99.4,97.2,28.8],["roboto",98.2,98.3,29.1]]},
  nunito: {"latin":[["arial",100.6,100.5,35.1],["roboto",101.5,99.6,34.8]],"cyrillic":[["arial",101.1,100,34.9],["roboto",99.9,101.2,35.3]]},
} as const satisfies Record<string, Measures>;
