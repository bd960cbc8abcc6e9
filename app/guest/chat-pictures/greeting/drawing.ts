import { Buffer } from "node:buffer";
import { deflateRawSync } from "node:zlib";
import { ogImageMaxBytes, ogImageSize } from "#app/designs/kit/og-image-size.ts";
import { band, ribbonTop, rule, shadeCount } from "#app/guest/chat-pictures/band.ts";
import {
  noShade,
  unpackGreeting,
  type Letter,
  type LetterSheet,
} from "#app/guest/chat-pictures/greeting/format.ts";
import { emsOf, greetingLines } from "#app/guest/chat-pictures/greeting/layout.ts";
import { adler32, pngChunk, pngRows, uint32 } from "#app/guest/chat-pictures/png.ts";

const { width, height } = ogImageSize;
/** From one line's baseline to the next, in font sizes. */
const lineHeight = 1.2;

/**
 * A picture with a household's salutation on its ribbon. The rows above are copied as they are
 * stored, so it takes a few milliseconds.
 * @param file what `packGreeting` wrote.
 * @returns null for a salutation with a letter that is not in the file, and beyond the size that
 * chats show.
 * @throws for another file.
 */
export function greetedPicture(file: ArrayBuffer, salutation: string): Buffer<ArrayBuffer> | null {
  const { head, adler, firstShade, sheet } = unpackGreeting(file);
  const greeting = greetingLines(salutation, sheet);
  if (!greeting) return null;
  const shades = new Float32Array(width * band.height);
  const ruleTop = band.height - rule.inset - rule.height;
  shades.fill(rule.shade, ruleTop * width, (ruleTop + rule.height) * width);
  const { lines, size } = greeting;
  const middle = (ribbonTop + height) / 2 - band.top;
  for (const [index, line] of lines.entries()) {
    const above = (index - (lines.length - 1) / 2) * lineHeight * size;
    const baseline = middle + above + (sheet.capitals * size) / sheet.size / 2;
    addLine(shades, line, { size, baseline }, sheet);
  }
  // Shades add up where letters overlap, as an apostrophe does the one before it.
  const pixels = new Uint8Array(shades.length).fill(firstShade);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const shade = shades[pixel] ?? 0;
    if (shade > 0) pixels[pixel] = firstShade + Math.min(shadeCount - 1, Math.round(shade));
  }
  const rows = pngRows(pixels, width);
  const end = Buffer.concat([deflateRawSync(rows), uint32(adler32(rows, adler))]);
  const ending = [pngChunk("IDAT", end), pngChunk("IEND", Buffer.alloc(0))];
  const picture = Buffer.concat([head, ...ending]);
  return picture.length < ogImageMaxBytes ? picture : null;
}

/** Adds a line of text to the band, centred. */
function addLine(
  shades: Float32Array,
  line: string,
  { size, baseline }: { size: number; baseline: number },
  sheet: LetterSheet,
): void {
  const scale = size / sheet.size;
  let pen = (width - emsOf(line, sheet) * size) / 2;
  for (const sign of line) {
    const letter = sheet.letters[sign];
    if (letter) addLetter(shades, letter, pen, baseline, scale);
    pen += (letter?.advance ?? sheet.space) * scale;
  }
}

/**
 * Adds a letter, smaller than on its sheet: each of its pixels is divided among the pixels of the
 * band that it covers, at most four.
 */
function addLetter(
  shades: Float32Array,
  { left, top, width: wide, mask }: Letter,
  pen: number,
  baseline: number,
  scale: number,
): void {
  const add = (row: number, column: number, shade: number) => {
    if (row >= 0 && row < band.height && column >= 0 && column < width)
      shades[row * width + column] = (shades[row * width + column] ?? 0) + shade;
  };
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const shade = mask.charCodeAt(pixel) - noShade;
    if (shade === 0) continue;
    const x = pen + (left + (pixel % wide)) * scale;
    const y = baseline + (top + Math.floor(pixel / wide)) * scale;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const right = Math.max(0, x + scale - column - 1);
    const below = Math.max(0, y + scale - row - 1);
    add(row, column, shade * (scale - right) * (scale - below));
    add(row, column + 1, shade * right * (scale - below));
    add(row + 1, column, shade * (scale - right) * below);
    add(row + 1, column + 1, shade * right * below);
  }
}
