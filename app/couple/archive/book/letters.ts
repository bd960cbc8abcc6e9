import { create } from "@cantoo/fontkit";
import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";
import type { BookFace } from "#app/couple/archive/book/types.ts";

/** Reads an unpacked font. */
export type ReadFont = (address: string) => Promise<Uint8Array>;

/** A piece of a line that is set in one font; `kern` is what the font adds behind it, in points. */
export type Run = { text: string; font: PDFFont; size: number; kern: number };

/** Faces that a document has already, by their addresses: each is embedded once. */
export type Embedded = Map<string, Promise<Face>>;

type Face = { font: PDFFont; has: ReadonlySet<number>; scale: number; kerned: Kerned };

/** A text in parts behind which the font moves the next letter, by how many ems. */
type Kerned = (text: string) => { text: string; kern: number }[];

const features = { liga: false, clig: false, dlig: false, calt: false };

/** Code points that are never drawn, such as joiners and selectors, and the skin tones of emoji. */
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
 * @param embedded those of other letters of the same document.
 * @throws what `read` throws.
 */
export async function lettersFor(
  document: PDFDocument,
  faces: readonly BookFace[],
  texts: readonly string[],
  read: ReadFont,
  embedded: Embedded = new Map(),
): Promise<Letters> {
  const chosen = new Map<number, Face>();
  const embed = async (face: BookFace): Promise<Face> => {
    const bytes = await read(face.address);
    const font = await document.embedFont(bytes, { subset: false, features });
    const has = new Set(font.getCharacterSet());
    return { font, has, scale: face.scale, kerned: kernedBy(bytes) };
  };
  for (const text of texts)
    for (const letter of plain(text)) {
      const code = letter.codePointAt(0) ?? 0;
      if (chosen.has(code)) continue;
      for (const face of faces.filter(({ unicodeRange }) => isIn(unicodeRange, code))) {
        const key = `${face.address} ${face.scale}`;
        const ready = embedded.get(key) ?? embed(face);
        embedded.set(key, ready);
        const embeddedFace = await ready;
        if (embeddedFace.has.has(code)) {
          chosen.set(code, embeddedFace);
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
      const runs: { text: string; face: Face }[] = [];
      for (const letter of text) {
        const last = runs.at(-1);
        // A space between two words of one script needs no change of font.
        const stays = letter === " " && last?.face.has.has(32);
        const face = stays ? last?.face : faceOf(letter);
        if (!face) continue;
        if (last?.face === face) last.text += letter;
        else runs.push({ text: letter, face });
      }
      return runs.flatMap(({ text: runText, face: { font, scale, kerned } }) =>
        kerned(runText).map((part) => ({
          text: part.text,
          font,
          size: size * scale,
          kern: part.kern * size * scale,
        })),
      );
    },
  };
}

/**
 * The kerning of a font, which the library for PDF does not set: «Սիրելի՛» would have its mark beside
 * the letter instead of above it.
 */
function kernedBy(bytes: Uint8Array): Kerned {
  const font = create(bytes);
  if (!("layout" in font)) return (text) => [{ text, kern: 0 }];
  return (text) => {
    const { glyphs, positions } = font.layout(text, features);
    const parts: { text: string; kern: number }[] = [];
    for (const [index, { codePoints, advanceWidth }] of glyphs.entries()) {
      const letters = String.fromCodePoint(...codePoints);
      const kern =
        ((positions?.[index]?.xAdvance ?? advanceWidth) - advanceWidth) / font.unitsPerEm;
      const last = parts.at(-1);
      if (last?.kern === 0) Object.assign(last, { text: last.text + letters, kern });
      else parts.push({ text: letters, kern });
    }
    return parts;
  };
}

function plain(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\t\u00A0\u202F\u2009]/g, " ")
    .replaceAll(joiners, "");
}

/** True if a code point is in a `unicode-range` of CSS. */
function isIn(range: string, code: number): boolean {
  return range.split(",").some((part) => {
    const [from = "", to = from] = part.trim().slice(2).split("-");
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

export function widthOf(runs: readonly Run[]): number {
  return runs.reduce(
    (sum, { text, font, size, kern }) => sum + font.widthOfTextAtSize(text, size) + kern,
    0,
  );
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
    return [...lines, line].map((textLine) => letters.runs(textLine, size));
  });
}
