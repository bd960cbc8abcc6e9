import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";
import type { BookFace } from "#app/features/dashboard/archive/kept-book.ts";

/** Reads an unpacked font. */
export type ReadFont = (address: string) => Promise<Uint8Array>;

/** A piece of a line that is set in one font. */
export type Run = { text: string; font: PDFFont; size: number };

type Face = { font: PDFFont; has: ReadonlySet<number>; scale: number };

/** What is never drawn, such as joiners and selectors, and the skin tones of emoji. */
const joiners = /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu;

/** The letters of one role on the page: finds for each the face that a browser would take. */
export type Letters = {
  /** A text without what no face can draw, such as emoji; line breaks stay. */
  drawable: (text: string) => string;
  runs: (text: string, size: number) => Run[];
};

/**
 * Embeds the faces that some texts need. A font is embedded whole, because subsets made in the
 * browser lose parts of letters in some readers, and without ligatures, because a copied "fi" would
 * be missing.
 * @param texts everything that is set in this role.
 * @throws what `read` throws.
 */
export async function lettersFor(
  document: PDFDocument,
  faces: readonly BookFace[],
  texts: readonly string[],
  read: ReadFont,
): Promise<Letters> {
  const chosen = new Map<number, Face>();
  const embedded = new Map<BookFace, Promise<Face>>();
  const embed = async (face: BookFace): Promise<Face> => {
    const bytes = await read(face.address);
    const font = await document.embedFont(bytes, {
      subset: false,
      features: { liga: false, clig: false, dlig: false, calt: false },
    });
    return { font, has: new Set(font.getCharacterSet()), scale: face.scale };
  };
  for (const text of texts)
    for (const letter of plain(text)) {
      const code = letter.codePointAt(0) ?? 0;
      if (chosen.has(code)) continue;
      for (const face of faces.filter(({ unicodeRange }) => isIn(unicodeRange, code))) {
        const ready = embedded.get(face) ?? embed(face);
        embedded.set(face, ready);
        const known = await ready;
        if (known.has.has(code)) {
          chosen.set(code, known);
          break;
        }
      }
    }
  const faceOf = (letter: string) => chosen.get(letter.codePointAt(0) ?? 0);
  return {
    drawable: (text) =>
      [...plain(text)]
        .filter((letter) => letter === "\n" || faceOf(letter))
        .join("")
        .split("\n")
        .map((line) => line.replaceAll(/ {2,}/g, " ").trim())
        .join("\n")
        .trim(),
    runs: (text, size) => {
      const runs: (Run & { face: Face })[] = [];
      for (const letter of text) {
        const last = runs.at(-1);
        // A space between two words of one script needs no change of font.
        const stays = letter === " " && last?.face.has.has(32);
        const face = stays ? last?.face : faceOf(letter);
        if (!face) continue;
        if (last?.face === face) last.text += letter;
        else runs.push({ text: letter, font: face.font, size: size * face.scale, face });
      }
      return runs;
    },
  };
}

function plain(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\t\u00A0\u202F\u2009]/g, " ")
    .replaceAll(joiners, "");
}

/** Whether a code point is in a `unicode-range` of CSS. */
function isIn(range: string, code: number): boolean {
  return range.split(",").some((part) => {
    const [from = "", to = from] = part.trim().slice(2).split("-");
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

export function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { text, font, size }) => sum + font.widthOfTextAtSize(text, size), 0);
}

/**
 * Breaks a text at its spaces into lines of at most `width` points; a word that is too long for a
 * line of its own, such as an address, between two letters.
 */
export function linesOf(letters: Letters, text: string, size: number, width: number): Run[][] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(letters.runs(longer, size)) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = "";
      for (const letter of word) {
        if (line && widthOf(letters.runs(line + letter, size)) > width) {
          lines.push(line);
          line = "";
        }
        line += letter;
      }
    }
    return [...lines, line].map((one) => letters.runs(one, size));
  });
}
