import notoSans800Figures from "#app/designs/letters/fonts/lusin-figures-noto-sans-armenian-800-normal-digits.woff2?url";
import notoSans200Figures from "#app/designs/letters/fonts/lusin-figures-noto-sans-armenian-200-normal-digits.woff2?url";
import notoSerif800Figures from "#app/designs/letters/fonts/lusin-figures-noto-serif-armenian-800-normal-digits.woff2?url";
import notoSans400Figures from "#app/designs/letters/fonts/lusin-figures-noto-sans-armenian-400-normal-digits.woff2?url";
import notoSans300Figures from "#app/designs/letters/fonts/lusin-figures-noto-sans-armenian-300-normal-digits.woff2?url";
import notoSerif400Figures from "#app/designs/letters/fonts/lusin-figures-noto-serif-armenian-400-normal-digits.woff2?url";
import notoSerif300Figures from "#app/designs/letters/fonts/lusin-figures-noto-serif-armenian-300-normal-digits.woff2?url";
import notoSansArmenianArmenian200 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-200-normal.woff2?url";
import notoSansArmenianArmenian300 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-300-normal.woff2?url";
import notoSansArmenianArmenian400 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff2?url";
import notoSansArmenianArmenian800 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-800-normal.woff2?url";
import notoSansArmenianLatin200 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-latin-200-normal.woff2?url";
import notoSansArmenianLatin300 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-latin-300-normal.woff2?url";
import notoSansArmenianLatin400 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-latin-400-normal.woff2?url";
import notoSansArmenianLatin800 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-latin-800-normal.woff2?url";
import notoSansArmenianLatinExt400 from "@fontsource/noto-sans-armenian/files/noto-sans-armenian-latin-ext-400-normal.woff2?url";
import notoSansCyrillic400 from "@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff2?url";
import notoSerifArmenianArmenian300 from "@fontsource/noto-serif-armenian/files/noto-serif-armenian-armenian-300-normal.woff2?url";
import notoSerifArmenianArmenian400 from "@fontsource/noto-serif-armenian/files/noto-serif-armenian-armenian-400-normal.woff2?url";
import notoSerifArmenianArmenian800 from "@fontsource/noto-serif-armenian/files/noto-serif-armenian-armenian-800-normal.woff2?url";
import notoSerifArmenianLatin300 from "@fontsource/noto-serif-armenian/files/noto-serif-armenian-latin-300-normal.woff2?url";
import notoSerifArmenianLatin400 from "@fontsource/noto-serif-armenian/files/noto-serif-armenian-latin-400-normal.woff2?url";
import notoSerifArmenianLatin800 from "@fontsource/noto-serif-armenian/files/noto-serif-armenian-latin-800-normal.woff2?url";
import notoSerifArmenianLatinExt300 from "@fontsource/noto-serif-armenian/files/noto-serif-armenian-latin-ext-300-normal.woff2?url";
import notoSerifArmenianLatinExt400 from "@fontsource/noto-serif-armenian/files/noto-serif-armenian-latin-ext-400-normal.woff2?url";
import notoSerifCyrillic300 from "@fontsource/noto-serif/files/noto-serif-cyrillic-300-normal.woff2?url";
import notoSerifCyrillic400 from "@fontsource/noto-serif/files/noto-serif-cyrillic-400-normal.woff2?url";
import { family } from "#app/designs/letters/family.ts";

/** Noto has every weight in Armenian; its Cyrillic is in families of their own. */

export const notoSerifArmenianLight = family(
  { family: "Noto Serif Armenian", weight: 300, style: "normal" },
  {
    armenian: notoSerifArmenianArmenian300,
    latin: notoSerifArmenianLatin300,
    latinExt: notoSerifArmenianLatinExt300,
    digits: notoSerif300Figures,
  },
);

export const notoSerifArmenian = family(
  { family: "Noto Serif Armenian", weight: 400, style: "normal" },
  {
    armenian: notoSerifArmenianArmenian400,
    latin: notoSerifArmenianLatin400,
    latinExt: notoSerifArmenianLatinExt400,
    digits: notoSerif400Figures,
  },
);

export const notoSerifArmenianBold = family(
  { family: "Noto Serif Armenian", weight: 800, style: "normal" },
  {
    armenian: notoSerifArmenianArmenian800,
    latin: notoSerifArmenianLatin800,
    digits: notoSerif800Figures,
  },
);

export const notoSansArmenianExtraLight = family(
  { family: "Noto Sans Armenian", weight: 200, style: "normal" },
  {
    armenian: notoSansArmenianArmenian200,
    latin: notoSansArmenianLatin200,
    digits: notoSans200Figures,
  },
);

export const notoSansArmenianLight = family(
  { family: "Noto Sans Armenian", weight: 300, style: "normal" },
  {
    armenian: notoSansArmenianArmenian300,
    latin: notoSansArmenianLatin300,
    digits: notoSans300Figures,
  },
);

export const notoSansArmenian = family(
  { family: "Noto Sans Armenian", weight: 400, style: "normal" },
  {
    armenian: notoSansArmenianArmenian400,
    latin: notoSansArmenianLatin400,
    latinExt: notoSansArmenianLatinExt400,
    digits: notoSans400Figures,
  },
);

export const notoSansArmenianBold = family(
  { family: "Noto Sans Armenian", weight: 800, style: "normal" },
  {
    armenian: notoSansArmenianArmenian800,
    latin: notoSansArmenianLatin800,
    digits: notoSans800Figures,
  },
);

export const notoSerifLight = family(
  { family: "Noto Serif", weight: 300, style: "normal" },
  {
    cyrillic: notoSerifCyrillic300,
  },
);

export const notoSerif = family(
  { family: "Noto Serif", weight: 400, style: "normal" },
  {
    cyrillic: notoSerifCyrillic400,
  },
);

export const notoSans = family(
  { family: "Noto Sans", weight: 400, style: "normal" },
  {
    cyrillic: notoSansCyrillic400,
  },
);
