import { shadeCount } from "#app/guest/chat-pictures/band.ts";
import {
  noShade,
  type Letter,
  type LetterSheet,
} from "#app/guest/chat-pictures/greeting/format.ts";

/** The font size of the letters on a sheet, in pixels: larger than any in which they are set. */
export const letterSize = 56;

/**
 * A cell of a drawn sheet of letters, in pixels. The pen stands at `pen`, so that letters may reach
 * to its left.
 */
export const cell = { width: 128, height: 84, pen: 28, columns: 16 } as const;

/** A letter of a drawn sheet, and how far it moves the pen, in pixels. */
export type DrawnLetter = { letter: string; advance: number };

/**
 * Cuts a drawn sheet into its letters.
 * @param drawn the letters in the order of the cells; the first is "H", which stands on the baseline.
 * @param space how far a space moves the pen, in pixels.
 * @param pixels the sheet in black on nothing, as red, green, blue and alpha.
 * @throws where the sheet lacks "H".
 */
export function cutLetters(
  drawn: readonly DrawnLetter[],
  space: number,
  pixels: Uint8Array,
): LetterSheet {
  const cut = drawn.map(
    ({ letter, advance }, index) => [letter, maskAt(pixels, index, advance)] as const,
  );
  const [sign, first] = cut[0] ?? [];
  if (sign !== "H" || !first || first.mask === "") throw new Error("a font without H");
  const capitals = first.mask.length / first.width;
  const baseline = first.top + capitals;
  return {
    size: letterSize,
    capitals,
    space,
    letters: Object.fromEntries(
      cut.map(([letter, mask]) => [letter, { ...mask, top: mask.top - baseline }]),
    ),
  };
}

/** The mask of one cell without the empty pixels around it; `top` is from the cell's top. */
function maskAt(pixels: Uint8Array, index: number, advance: number): Letter {
  const x0 = (index % cell.columns) * cell.width;
  const y0 = Math.floor(index / cell.columns) * cell.height;
  const shadeAt = (x: number, y: number) => {
    const alpha = pixels[((y0 + y) * cell.columns * cell.width + x0 + x) * 4 + 3] ?? 0;
    return Math.round((alpha / 255) * (shadeCount - 1));
  };
  const inked: { x: number; y: number }[] = [];
  for (let y = 0; y < cell.height; y += 1)
    for (let x = 0; x < cell.width; x += 1) if (shadeAt(x, y) > 0) inked.push({ x, y });
  const [xs, ys] = [inked.map(({ x }) => x), inked.map(({ y }) => y)];
  if (inked.length === 0) return { left: 0, top: 0, width: 0, advance, mask: "" };
  const [leftEdge, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - leftEdge + 1, Math.max(...ys) - top + 1];
  const signs = Array.from(
    { length: width * height },
    (_, pixel) => noShade + shadeAt(leftEdge + (pixel % width), top + Math.floor(pixel / width)),
  );
  return { left: leftEdge - cell.pen, top, width, advance, mask: String.fromCharCode(...signs) };
}
