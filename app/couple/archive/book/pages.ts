import { rgb, type Color, type PDFDocument, type PDFImage, type PDFPage } from "@cantoo/pdf-lib";
import { linesOf, widthOf, type Letters, type Run } from "#app/couple/archive/book/letters.ts";

/** A5 in points. */
const page = { width: 419.53, height: 595.28 };
const margin = { x: 48, top: 56, bottom: 60 };
const room = { width: page.width - 2 * margin.x, height: page.height - margin.top - margin.bottom };

/** A thing on a page, of a height in points; `holds` the next one: no page ends between them. */
export type Piece = { height: number; holds: boolean; draw: (on: PDFPage, top: number) => void };

export type Style = { letters: Letters; size: number; color: Color; lead?: number };

/** A colour of a palette: `#6b2737`. */
export function ink(hex: string): Color {
  const part = (offset: number) => Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

export function space(height: number, holds = true): Piece {
  return { height, holds, draw: () => {} };
}

/**
 * A text in the middle of the page, one piece a line.
 * @param holds whether its last line stays with what follows.
 */
export function centred(
  text: string,
  { letters, size, color, lead = 1.5 }: Style,
  { holds = false, width = room.width } = {},
): Piece[] {
  const lines = linesOf(letters, letters.drawable(text), size, width);
  return lines.map((runs, index) => ({
    height: size * lead,
    // Neither the first nor the last line stands alone.
    holds: index === lines.length - 1 ? holds : index === 0 || index === lines.length - 2,
    draw: (on, top) =>
      write(on, runs, (page.width - widthOf(runs)) / 2, top - size * (lead / 2 + 0.35), color),
  }));
}

/** The rows of a programme as one piece: hours at the left, what happens beside them. */
export function hourPieces(
  rows: readonly { time: string; title: string }[],
  hour: Style,
  title: Style,
): Piece[] {
  const lead = 1.6;
  const times = rows.map(({ time }) => hour.letters.runs(hour.letters.drawable(time), hour.size));
  const column = Math.max(0, ...times.map(widthOf));
  const gap = column === 0 ? 0 : 14;
  const titles = rows.map((row) =>
    linesOf(
      title.letters,
      title.letters.drawable(row.title),
      title.size,
      room.width - column - gap,
    ),
  );
  const widest = Math.max(0, ...titles.flat().map(widthOf));
  const leftEdge = (page.width - column - gap - widest) / 2;
  return rows.map((_, row) => ({
    height: (titles[row]?.length ?? 1) * title.size * lead,
    holds: false,
    draw: (on, top) => {
      const base = (line: number) => top - title.size * (lead * (line + 0.5) + 0.35);
      const time = times[row] ?? [];
      write(on, time, leftEdge + column - widthOf(time), base(0), hour.color);
      for (const [line, runs] of (titles[row] ?? []).entries())
        write(on, runs, leftEdge + column + gap, base(line), title.color);
    },
  }));
}

/** A drawing in the middle of the page. */
export function picture(image: PDFImage, width: number): Piece {
  const height = (width * image.height) / image.width;
  return {
    height,
    holds: true,
    draw: (on, top) =>
      on.drawImage(image, { x: (page.width - width) / 2, y: top - height, width, height }),
  };
}

/** A short line in the middle. */
export function rule(color: Color): Piece {
  return {
    height: 24,
    holds: false,
    draw: (on, top) =>
      on.drawLine({
        start: { x: page.width / 2 - 22, y: top - 12 },
        end: { x: page.width / 2 + 22, y: top - 12 },
        thickness: 0.7,
        color,
      }),
  };
}

type Sheet = { ground: Color; line: Color; folio: Style };

/** A page of nothing but its cover, inside a thin frame. */
export function addCover(document: PDFDocument, pieces: readonly Piece[], sheet: Sheet): void {
  const on = addPage(document, sheet);
  const inset = 20;
  on.drawRectangle({
    x: inset,
    y: inset,
    width: page.width - 2 * inset,
    height: page.height - 2 * inset,
    borderColor: sheet.line,
    borderWidth: 0.8,
  });
  place(on, pieces, "middle");
}

/** Lets pieces run over as many pages as they need; what fits on one is in its middle. */
export function addPages(document: PDFDocument, pieces: readonly Piece[], sheet: Sheet): void {
  const pages = paginate(pieces, room.height);
  for (const content of pages) {
    const on = addPage(document, sheet);
    place(on, content, pages.length === 1 ? "middle" : "top");
    const number = sheet.folio.letters.runs(String(document.getPageCount()), sheet.folio.size);
    write(on, number, (page.width - widthOf(number)) / 2, 30, sheet.folio.color);
  }
}

/**
 * Divides pieces among pages of a height. A piece that holds the next goes with it to the next page,
 * unless a whole page holds together.
 */
export function paginate<Item extends Pick<Piece, "height" | "holds">>(
  pieces: readonly Item[],
  height: number,
): Item[][] {
  const pages: Item[][] = [];
  let current: Item[] = [];
  let used = 0;
  for (const piece of pieces) {
    if (current.length > 0 && used + piece.height > height) {
      let count = current.length;
      while (count > 0 && current[count - 1]?.holds) count -= 1;
      const moved = count > 0 ? current.splice(count) : [];
      pages.push(current);
      current = moved;
      used = moved.reduce((sum, item) => sum + item.height, 0);
    }
    current.push(piece);
    used += piece.height;
  }
  return current.length > 0 ? [...pages, current] : pages;
}

function addPage(document: PDFDocument, { ground }: Sheet): PDFPage {
  const on = document.addPage([page.width, page.height]);
  on.drawRectangle({ x: 0, y: 0, ...page, color: ground });
  return on;
}

function place(on: PDFPage, pieces: readonly Piece[], position: "middle" | "top"): void {
  const height = pieces.reduce((sum, item) => sum + item.height, 0);
  let top = page.height - margin.top;
  if (position === "middle") top -= Math.max(0, room.height - height) / 2;
  for (const piece of pieces) {
    piece.draw(on, top);
    top -= piece.height;
  }
}

function write(on: PDFPage, runs: readonly Run[], start: number, y: number, color: Color): void {
  let x = start;
  for (const { text, font, size, kern } of runs) {
    on.drawText(text, { x, y, font, size, color });
    x += font.widthOfTextAtSize(text, size) + kern;
  }
}
