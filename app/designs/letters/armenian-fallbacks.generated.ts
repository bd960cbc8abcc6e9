// Written by scripts/fonts/font-fallbacks.ts.
import type { Measures } from "#app/designs/letters/family.ts";

/**
 * For each web font and script the fonts of a device that stand in for it, with size-adjust, ascent-override
 * and descent-override in percent.
 */
export const armenianFallbacks = {
  lusinDidot: {"armenian":[["armenianSerif",91.5,116.8,31.9],["dejavuSerif",80.8,132.2,36.2]]},
  lusinDidotItalic: {"armenian":[["armenianSerif",88,121.3,33.2],["dejavuSerifItalic",77.7,137.4,37.6]]},
  lusinReed: {"armenian":[["armenianSerif",91.5,116.7,31.9],["dejavuSerifItalic",80.8,132.1,36.1]]},
  lusinMode: {"armenian":[["armenianSerif",82.9,128.8,35.2],["dejavuSerif",73.2,145.9,39.9]]},
  lusinManuscript: {"armenian":[["armenianSerif",92.1,116,31.7],["dejavuSerif",81.3,131.4,35.9]]},
  lusinBlack: {"armenian":[["armenianSansBold",132.7,80.5,22],["dejavuSansBold",130.1,82.1,22.5]]},
  lusinNotrgir: {"armenian":[["armenianSerif",118.2,103.2,43.3],["dejavuSerifItalic",104.4,116.8,49]]},
  lusinHand: {"armenian":[["armenianSans",110.8,108.3,45.5],["dejavuSans",103,116.5,48.9]]},
  lusinFelt: {"armenian":[["armenianSans",100,118,49.6],["dejavuSans",93,126.9,53.3]]},
  lusinBrush: {"armenian":[["armenianSansBold",90.8,125.5,52.7],["dejavuSansBold",89.1,128,53.8]]},
  lusinDeco: {"armenian":[["armenianSans",67.4,158.4,43.3],["dejavuSans",62.7,170.3,46.6]]},
  notoSerifArmenianLightDisplay: {"armenian":[["armenianSerif",95.6,111.7,30.5],["dejavuSerif",84.5,126.5,34.6]]},
  notoSerifArmenianBold: {"armenian":[["armenianSerifBold",102,104.7,28.6],["dejavuSerifBold",85.2,125.3,34.3]]},
  notoSansArmenianExtraLight: {"armenian":[["armenianSans",93,114.8,31.4],["dejavuSans",86.5,123.4,33.8]]},
  notoSansArmenianBold: {"armenian":[["armenianSansBold",101.3,105.5,28.8],["dejavuSansBold",99.3,107.6,29.4]]},
  googleSansBold: {"armenian":[["armenianSansBold",93.5,103.4,30.6],["dejavuSansBold",91.6,105.4,31.2]]},
  handjetArmenian: {"armenian":[["armenianSans",81.4,127.8,34.1],["dejavuSans",75.7,137.5,36.7]]},
  notoSerifArmenianLight: {"armenian":[["armenianSerif",95.8,111.5,30.5],["dejavuSerif",84.6,126.2,34.5]]},
  notoSerifArmenian: {"armenian":[["armenianSerif",100.1,106.7,29.2],["dejavuSerif",88.5,120.7,33]]},
  notoSansArmenianLight: {"armenian":[["armenianSans",95.6,111.7,30.5],["dejavuSans",88.3,121,33.1]]},
  notoSansArmenian: {"armenian":[["armenianSans",100.1,106.6,29.2],["dejavuSans",92.5,115.5,31.6]]},
  googleSansArmenian: {"armenian":[["armenianSans",94.7,102.1,30.2],["dejavuSans",87.4,110.5,32.7]]},
} as const satisfies Record<string, Measures>;
