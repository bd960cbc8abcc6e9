import lusinDecoArmenian from "#app/design/fonts/lusin-deco-armenian.woff2?url";
import lusinDecoDigits from "#app/design/fonts/lusin-deco-digits.woff2?url";
import lusinDidotArmenian from "#app/design/fonts/lusin-didot-armenian.woff2?url";
import lusinDidotDigits from "#app/design/fonts/lusin-didot-digits.woff2?url";
import lusinDidotItalicArmenian from "#app/design/fonts/lusin-didot-italic-armenian.woff2?url";
import lusinDidotItalicDigits from "#app/design/fonts/lusin-didot-italic-digits.woff2?url";
import lusinHandArmenian from "#app/design/fonts/lusin-hand-armenian.woff2?url";
import lusinHandDigits from "#app/design/fonts/lusin-hand-digits.woff2?url";
import lusinManuscriptArmenian from "#app/design/fonts/lusin-manuscript-armenian.woff2?url";
import lusinManuscriptDigits from "#app/design/fonts/lusin-manuscript-digits.woff2?url";
import lusinPenArmenian from "#app/design/fonts/lusin-pen-armenian.woff2?url";
import lusinPenDigits from "#app/design/fonts/lusin-pen-digits.woff2?url";
import lusinPointedArmenian from "#app/design/fonts/lusin-pointed-armenian.woff2?url";
import lusinPointedDigits from "#app/design/fonts/lusin-pointed-digits.woff2?url";
import lusinReedArmenian from "#app/design/fonts/lusin-reed-armenian.woff2?url";
import lusinReedDigits from "#app/design/fonts/lusin-reed-digits.woff2?url";
import lusinVibesCyrillic from "#app/design/fonts/lusin-vibes-cyrillic.woff2?url";
import lusinVibesDigits from "#app/design/fonts/lusin-vibes-digits.woff2?url";
import { family } from "#app/design/pairings/family.ts";

/** The studio's own Armenian faces (fonts/make-cuts.py). The slanted ones are true italics. */

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

export const lusinPointed = family(
  { family: "Lusin Pointed", weight: 400, style: "normal" },
  {
    armenian: lusinPointedArmenian,
    digits: lusinPointedDigits,
  },
);

export const lusinManuscript = family(
  { family: "Lusin Manuscript", weight: 400, style: "normal" },
  {
    armenian: lusinManuscriptArmenian,
    digits: lusinManuscriptDigits,
  },
);

export const lusinPen = family(
  { family: "Lusin Pen", weight: 400, style: "normal" },
  {
    armenian: lusinPenArmenian,
    digits: lusinPenDigits,
  },
);

export const lusinHand = family(
  { family: "Lusin Hand", weight: 400, style: "normal" },
  {
    armenian: lusinHandArmenian,
    digits: lusinHandDigits,
  },
);

export const lusinVibes = family(
  { family: "Lusin Vibes", weight: 400, style: "normal", sizeAdjust: 115 },
  {
    cyrillic: lusinVibesCyrillic,
    digits: lusinVibesDigits,
  },
);

export const lusinDeco = family(
  { family: "Lusin Deco", weight: 400, style: "normal" },
  { armenian: lusinDecoArmenian, digits: lusinDecoDigits },
);
