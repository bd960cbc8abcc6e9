import lusinNoteDigits from "#app/design/fonts/lusin-note-digits.woff2?url";
import badScriptCyrillic400 from "@fontsource/bad-script/files/bad-script-cyrillic-400-normal.woff2?url";
import badScriptLatin400 from "@fontsource/bad-script/files/bad-script-latin-400-normal.woff2?url";
import badScriptLatinExt400 from "@fontsource/bad-script/files/bad-script-latin-ext-400-normal.woff2?url";
import greatVibesLatin400 from "@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2?url";
import greatVibesLatinExt400 from "@fontsource/great-vibes/files/great-vibes-latin-ext-400-normal.woff2?url";
import marckScriptCyrillic400 from "@fontsource/marck-script/files/marck-script-cyrillic-400-normal.woff2?url";
import marckScriptLatin400 from "@fontsource/marck-script/files/marck-script-latin-400-normal.woff2?url";
import marckScriptLatinExt400 from "@fontsource/marck-script/files/marck-script-latin-ext-400-normal.woff2?url";
import lusinSignDigits from "#app/design/fonts/lusin-sign-digits.woff2?url";
import pacificoCyrillic400 from "@fontsource/pacifico/files/pacifico-cyrillic-400-normal.woff2?url";
import pacificoLatin400 from "@fontsource/pacifico/files/pacifico-latin-400-normal.woff2?url";
import pacificoLatinExt400 from "@fontsource/pacifico/files/pacifico-latin-ext-400-normal.woff2?url";
import { family } from "#app/design/pairings/family.ts";

export const greatVibes = family(
  { family: "Great Vibes", weight: 400, style: "normal", sizeAdjust: 115 },
  {
    latin: greatVibesLatin400,
    latinLetters: greatVibesLatin400,
    latinExt: greatVibesLatinExt400,
  },
);

export const badScript = family(
  { family: "Bad Script", weight: 400, style: "normal" },
  {
    latin: badScriptLatin400,
    latinLetters: badScriptLatin400,
    latinExt: badScriptLatinExt400,
    cyrillic: badScriptCyrillic400,
    digits: lusinNoteDigits,
  },
);

export const marckScript = family(
  { family: "Marck Script", weight: 400, style: "normal", sizeAdjust: 110 },
  {
    latin: marckScriptLatin400,
    latinExt: marckScriptLatinExt400,
    cyrillic: marckScriptCyrillic400,
  },
);

/** Russian pages take its digits from a file of their own, so that 32 KB of Latin load only for letters. */
export const pacifico = family(
  { family: "Pacifico", weight: 400, style: "normal" },
  {
    latin: pacificoLatin400,
    latinLetters: pacificoLatin400,
    latinExt: pacificoLatinExt400,
    cyrillic: pacificoCyrillic400,
    digits: lusinSignDigits,
  },
);
