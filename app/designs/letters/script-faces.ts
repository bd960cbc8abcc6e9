import marckScriptFigures from "#app/designs/letters/fonts/lusin-figures-marck-script-400-normal-digits.woff2?url";
import lusinNoteCyrillic from "#app/designs/letters/fonts/lusin-note-cyrillic.woff2?url";
import lusinNoteDigits from "#app/designs/letters/fonts/lusin-note-digits.woff2?url";
import lusinNoteLatin from "#app/designs/letters/fonts/lusin-note-latin.woff2?url";
import lusinNoteLatinExt from "#app/designs/letters/fonts/lusin-note-latin-ext.woff2?url";
import lusinSignCyrillic from "#app/designs/letters/fonts/lusin-sign-cyrillic.woff2?url";
import lusinSignDigits from "#app/designs/letters/fonts/lusin-sign-digits.woff2?url";
import lusinSignLatin from "#app/designs/letters/fonts/lusin-sign-latin.woff2?url";
import lusinSignLatinExt from "#app/designs/letters/fonts/lusin-sign-latin-ext.woff2?url";
import lusinVibesCyrillic from "#app/designs/letters/fonts/lusin-vibes-cyrillic.woff2?url";
import lusinVibesDigits from "#app/designs/letters/fonts/lusin-vibes-digits.woff2?url";
import lusinVibesLatin from "#app/designs/letters/fonts/lusin-vibes-latin.woff2?url";
import lusinVibesLatinExt from "#app/designs/letters/fonts/lusin-vibes-latin-ext.woff2?url";
import marckScriptCyrillic400 from "@fontsource/marck-script/files/marck-script-cyrillic-400-normal.woff2?url";
import marckScriptLatin400 from "@fontsource/marck-script/files/marck-script-latin-400-normal.woff2?url";
import marckScriptLatinExt400 from "@fontsource/marck-script/files/marck-script-latin-ext-400-normal.woff2?url";
import { family } from "#app/designs/letters/family.ts";

/** Great Vibes without its hints (fonts/make-cuts.py). */
export const greatVibes = family(
  { family: "Lusin Vibes", weight: 400, style: "normal", sizeAdjust: 115 },
  {
    latin: lusinVibesLatin,
    latinExt: lusinVibesLatinExt,
    cyrillic: lusinVibesCyrillic,
    digits: lusinVibesDigits,
  },
);

/** Bad Script without its hints. */
export const badScript = family(
  { family: "Lusin Note", weight: 400, style: "normal" },
  {
    latin: lusinNoteLatin,
    latinExt: lusinNoteLatinExt,
    cyrillic: lusinNoteCyrillic,
    digits: lusinNoteDigits,
  },
);

export const marckScript = family(
  { family: "Marck Script", weight: 400, style: "normal", sizeAdjust: 110 },
  {
    latin: marckScriptLatin400,
    latinExt: marckScriptLatinExt400,
    cyrillic: marckScriptCyrillic400,
    digits: marckScriptFigures,
  },
);

/** Pacifico without its hints. */
export const pacifico = family(
  { family: "Lusin Sign", weight: 400, style: "normal" },
  {
    latin: lusinSignLatin,
    latinExt: lusinSignLatinExt,
    cyrillic: lusinSignCyrillic,
    digits: lusinSignDigits,
  },
);
