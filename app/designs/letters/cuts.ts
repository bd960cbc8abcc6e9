import lusinBlackArmenian from "#app/designs/letters/fonts/lusin-black-armenian.woff2?url";
import lusinBlackDigits from "#app/designs/letters/fonts/lusin-black-digits.woff2?url";
import lusinBrushArmenian from "#app/designs/letters/fonts/lusin-brush-armenian.woff2?url";
import lusinDecoArmenian from "#app/designs/letters/fonts/lusin-deco-armenian.woff2?url";
import lusinDecoDigits from "#app/designs/letters/fonts/lusin-deco-digits.woff2?url";
import lusinDidotArmenian from "#app/designs/letters/fonts/lusin-didot-armenian.woff2?url";
import lusinDidotDigits from "#app/designs/letters/fonts/lusin-didot-digits.woff2?url";
import lusinDidotItalicArmenian from "#app/designs/letters/fonts/lusin-didot-italic-armenian.woff2?url";
import lusinDidotItalicDigits from "#app/designs/letters/fonts/lusin-didot-italic-digits.woff2?url";
import lusinFeltArmenian from "#app/designs/letters/fonts/lusin-felt-armenian.woff2?url";
import lusinHandArmenian from "#app/designs/letters/fonts/lusin-hand-armenian.woff2?url";
import lusinManuscriptArmenian from "#app/designs/letters/fonts/lusin-manuscript-armenian.woff2?url";
import lusinManuscriptDigits from "#app/designs/letters/fonts/lusin-manuscript-digits.woff2?url";
import lusinModeArmenian from "#app/designs/letters/fonts/lusin-mode-armenian.woff2?url";
import lusinModeDigits from "#app/designs/letters/fonts/lusin-mode-digits.woff2?url";
import lusinNoteDigits from "#app/designs/letters/fonts/lusin-note-digits.woff2?url";
import lusinNotrgirArmenian from "#app/designs/letters/fonts/lusin-notrgir-armenian.woff2?url";
import lusinReedArmenian from "#app/designs/letters/fonts/lusin-reed-armenian.woff2?url";
import lusinReedDigits from "#app/designs/letters/fonts/lusin-reed-digits.woff2?url";
import lusinSignDigits from "#app/designs/letters/fonts/lusin-sign-digits.woff2?url";
import lusinVibesDigits from "#app/designs/letters/fonts/lusin-vibes-digits.woff2?url";
import { family } from "#app/designs/letters/family.ts";

/**
 * The studio's own Armenian faces: cuts (fonts/make-cuts.py), of which the slanted ones are true
 * italics, and joined hands (fonts/make-hands.py), whose small letters are lower than those of others.
 */

export const lusinDidot = family(
  { family: "Lusin Didot", weight: 400, style: "normal" },
  {
    armenian: lusinDidotArmenian,
    digits: lusinDidotDigits,
  },
);

export const lusinDidotItalic = family(
  { family: "Lusin Didot Italic", weight: 400, style: "italic" },
  {
    armenian: lusinDidotItalicArmenian,
    digits: lusinDidotItalicDigits,
  },
);

export const lusinReed = family(
  { family: "Lusin Reed", weight: 400, style: "italic" },
  {
    armenian: lusinReedArmenian,
    digits: lusinReedDigits,
  },
);

export const lusinManuscript = family(
  { family: "Lusin Manuscript", weight: 400, style: "normal" },
  {
    armenian: lusinManuscriptArmenian,
    digits: lusinManuscriptDigits,
  },
);

export const lusinDeco = family(
  { family: "Lusin Deco", weight: 400, style: "normal" },
  { armenian: lusinDecoArmenian, digits: lusinDecoDigits },
);

/** Black and wide: heavy sans letters, pressed flat. */
export const lusinBlack = family(
  { family: "Lusin Black", weight: 400, style: "normal" },
  { armenian: lusinBlackArmenian, digits: lusinBlackDigits },
);

/** Tall and light, with hairlines as thin as a screen shows them. */
export const lusinMode = family(
  { family: "Lusin Mode", weight: 300, style: "normal" },
  { armenian: lusinModeArmenian, digits: lusinModeDigits },
);

/** Notrgir of a pointed pen, joined, with swash capitals; its digits are Great Vibes'. */
export const lusinNotrgir = family(
  { family: "Lusin Notrgir", weight: 400, style: "normal", sizeAdjust: 122 },
  { armenian: lusinNotrgirArmenian, digits: lusinVibesDigits },
);

/** The same hand with a fine pen of one width; its digits are Bad Script's. */
export const lusinHand = family(
  { family: "Lusin Hand", weight: 400, style: "normal", sizeAdjust: 120, tallDigits: true },
  { armenian: lusinHandArmenian, digits: lusinNoteDigits },
);

/** The same hand with a felt pen. */
export const lusinFelt = family(
  { family: "Lusin Felt", weight: 400, style: "normal", sizeAdjust: 118 },
  { armenian: lusinFeltArmenian },
);

/** The same hand, steeper, with a full brush. */
export const lusinBrush = family(
  { family: "Lusin Brush", weight: 400, style: "normal", sizeAdjust: 114 },
  { armenian: lusinBrushArmenian, digits: lusinSignDigits },
);
