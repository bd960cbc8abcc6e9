import { create } from "@cantoo/fontkit";
import { degrees, PDFDocument, type PDFImage, type PDFPage } from "@cantoo/pdf-lib";
import {
  lettersFor,
  widthOf,
  type Embedded,
  type Letters,
  type ReadFont,
} from "#app/couple/archive/book/letters.ts";
import { ink } from "#app/couple/archive/book/pages.ts";
import {
  figures,
  type Face,
  type FigureName,
  type Line,
  type Piece,
  type Role,
} from "#app/couple/prints/face.ts";
import {
  bleed,
  foldDashes,
  frameWidth,
  markWidth,
  marksOf,
  pagesOf,
  type Format,
} from "#app/couple/prints/format.ts";
import type { PrintLook } from "#app/couple/prints/types.ts";

/** Points in a millimetre. */
const mm = 72 / 25.4;
const black = "#000000";

/** Means that a PDF needs from the place where it is made. */
type Means = {
  readFont: ReadFont;
  /** Draws an SVG document as PNG; null where that cannot be done, and the print goes without it. */
  drawPng: (svg: string) => Promise<Uint8Array | null>;
};

type Print = { title: string; pieces: readonly Piece[]; format: Format; look: PrintLook };

/** The letters of one language. */
type Voice = Record<Role, Letters> & { wordSpace: number };

/** Letters, images and colours that faces are drawn with. */
type Kit = {
  voices: ReadonlyMap<string, Voice>;
  images: ReadonlyMap<FigureName, PDFImage>;
  colours: PrintLook["colours"];
};

type Size = { width: number; height: number };

/** The place of a face on a page, in millimetres from the page's left upper corner. */
type Spot = { x: number; y: number; isTurned: boolean };

/**
 * The pages of a print as a PDF: exact sizes, embedded fonts, the ornament at 400 dots to the inch or
 * more.
 * @throws what `readFont` throws.
 */
export async function sheetsPdf(
  { title, pieces, format, look }: Print,
  { readFont, drawPng }: Means,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit({ create });
  pdf.setTitle(title);
  const kit = {
    voices: await voicesFor(pdf, pieces, look, readFont),
    images: await imagesFor(pdf, pieces, look, drawPng),
    colours: look.colours,
  };
  const { page: size, piece: cut, isFolded } = format;
  for (const placed of pagesOf(pieces, format)) {
    const page = pdf.addPage([size.width * mm, size.height * mm]);
    if (format.isCut) for (const { x, y } of placed) drawGround(page, { x, y, ...cut }, look);
    for (const { piece, x, y } of placed) {
      const voice = kit.voices.get(piece.lang);
      if (!voice) continue;
      const face = { width: cut.width, height: isFolded ? cut.height / 2 : cut.height };
      const front = penFor(page, face, { x, y: y + cut.height - face.height, isTurned: false });
      drawFace(piece.front, voice, face, front, kit);
      const back = penFor(page, face, { x, y, isTurned: true });
      if (piece.back) drawFace(piece.back, voice, face, back, kit);
    }
    drawMarks(page, format);
  }
  return pdf.save();
}

async function voicesFor(
  pdf: PDFDocument,
  pieces: readonly Piece[],
  look: PrintLook,
  readFont: ReadFont,
): Promise<Map<string, Voice>> {
  const embedded: Embedded = new Map();
  const voices = new Map<string, Voice>();
  for (const [lang, fonts] of Object.entries(look.fonts)) {
    const ownPieces = pieces.filter((piece) => piece.lang === lang);
    const lines = ownPieces.flatMap(({ front, back }) => [...front.lines, ...(back?.lines ?? [])]);
    const lettersOf = (role: Role) => {
      const texts = lines.filter((line) => line.role === role).map(({ text }) => text);
      // A text of one font takes what that lacks from the other.
      const faces = role === "display" ? [...fonts.display, ...fonts.body] : fonts.body;
      return lettersFor(pdf, faces, texts, readFont, embedded);
    };
    voices.set(lang, {
      display: await lettersOf("display"),
      body: await lettersOf("body"),
      wordSpace: fonts.wordSpace,
    });
  }
  return voices;
}

async function imagesFor(
  pdf: PDFDocument,
  pieces: readonly Piece[],
  { drawings, colours }: PrintLook,
  drawPng: Means["drawPng"],
): Promise<Map<FigureName, PDFImage>> {
  const used = new Set(
    pieces.flatMap(({ front, back }) =>
      [front, back].flatMap((face) => face?.figures.map(({ figure }) => figure) ?? []),
    ),
  );
  const images = new Map<FigureName, PDFImage>();
  const style = Object.entries(colours)
    .map(
      ([name, value]) =>
        `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(";");
  for (const name of used) {
    const { width, height } = figures[name];
    const png = await drawPng(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" style="${style}">${drawings}<use href="#print-${name}" width="${width}" height="${height}"/></svg>`,
    );
    if (png) images.set(name, await pdf.embedPng(png));
  }
  return images;
}

function drawGround(
  page: PDFPage,
  { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>,
  { colours }: PrintLook,
): void {
  page.drawRectangle({
    x: (x - bleed) * mm,
    y: page.getHeight() - (y + height + bleed) * mm,
    width: (width + 2 * bleed) * mm,
    height: (height + 2 * bleed) * mm,
    color: ink(colours.ground),
  });
}

/** Draws one face of a page. */
type Pen = {
  page: PDFPage;
  /** A point of the face on the page, in points. */
  at: (left: number, top: number) => { x: number; y: number };
  rotate: ReturnType<typeof degrees>;
};

/** @param size of the face in millimetres; the back of a folded piece is read from the other side. */
function penFor(page: PDFPage, { width, height }: Size, { x, y, isTurned }: Spot): Pen {
  return {
    page,
    at: (left, top) => ({
      x: (isTurned ? x + width - left : x + left) * mm,
      y: page.getHeight() - (isTurned ? y + height - top : y + top) * mm,
    }),
    rotate: degrees(isTurned ? 180 : 0),
  };
}

function drawFace(face: Face, voice: Voice, size: Size, pen: Pen, kit: Kit): void {
  const { frame } = face;
  if (frame !== null)
    pen.page.drawRectangle({
      ...pen.at(frame, size.height - frame),
      width: (size.width - 2 * frame) * mm,
      height: (size.height - 2 * frame) * mm,
      rotate: pen.rotate,
      borderColor: ink(kit.colours["line"] ?? black),
      borderWidth: frameWidth * mm,
    });
  for (const { figure, x, y, width, height } of face.figures) {
    const image = kit.images.get(figure);
    const box = { width: width * mm, height: height * mm, rotate: pen.rotate };
    if (image) pen.page.drawImage(image, { ...pen.at(x, y + height), ...box });
  }
  for (const line of face.lines) drawLine(line, voice, pen, kit);
}

/** A line around its middle, word by word, because some fonts have too narrow a space. */
function drawLine(
  line: Line,
  voice: Voice,
  { page, at: pointAt, rotate }: Pen,
  { colours }: Kit,
): void {
  const letters = voice[line.role];
  const size = line.size * mm;
  const extra = line.role === "display" ? voice.wordSpace * size : 0;
  const words = letters
    .drawable(line.text)
    .split(" ")
    .map((word, index) => letters.runs(index === 0 ? word : ` ${word}`, size));
  const width = words.reduce((sum, runs) => sum + widthOf(runs), extra * (words.length - 1));
  let edge = line.x - width / 2 / mm;
  for (const [index, runs] of words.entries()) {
    if (index > 0) edge += extra / mm;
    for (const { text, font, size: runSize, kern } of runs) {
      const color = ink(colours[line.ink] ?? black);
      page.drawText(text, { ...pointAt(edge, line.y), font, size: runSize, rotate, color });
      edge += (font.widthOfTextAtSize(text, runSize) + kern) / mm;
    }
  }
}

function drawMarks(page: PDFPage, format: Format): void {
  for (const { from, to, isFold } of marksOf(format)) {
    const [start, end] = [from, to].map(([x, y]) => ({ x: x * mm, y: page.getHeight() - y * mm }));
    if (start && end)
      page.drawLine({
        start,
        end,
        thickness: markWidth * mm,
        color: ink(black),
        ...(isFold ? { dashArray: foldDashes.map((length) => length * mm) } : {}),
      });
  }
}
