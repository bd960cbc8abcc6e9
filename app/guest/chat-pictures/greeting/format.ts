import { Buffer } from "node:buffer";
import { constants, deflateRawSync, inflateRawSync } from "node:zlib";
import * as v from "valibot";
import { ogImageSize } from "#app/designs/kit/og-image-size.ts";
import type { Rgb } from "#app/guest/chat-pictures/band.ts";
import { adler32, pngChunk, pngRows, pngSignature, uint32 } from "#app/guest/chat-pictures/png.ts";

/** A letter's coverage in pixels, and its place beside the pen: `top` is from the baseline down. */
const letterSchema = v.object({
  left: v.number(),
  top: v.number(),
  width: v.number(),
  /** How far it moves the pen. */
  advance: v.number(),
  /** A sign for each pixel, row by row: its shade, from `a` for none to `p` for 15. */
  mask: v.string(),
});
export type Letter = v.InferOutput<typeof letterSchema>;

/** The character code of a mask's shade 0. */
export const noShade = "a".charCodeAt(0);

const lettersSchema = v.object({
  /** The font size at which they are drawn, in pixels. */
  size: v.number(),
  /** The height of capitals. */
  capitals: v.number(),
  /** How far a space moves the pen. */
  space: v.number(),
  letters: v.record(v.string(), letterSchema),
});

/** The letters that greetings are set in. */
export type LetterSheet = v.InferOutput<typeof lettersSchema>;

const restSchema = v.object({
  /** The checksum of the rows above the band. */
  adler: v.number(),
  /** The ribbon's first colour in the PNG's palette. */
  firstShade: v.number(),
  sheet: lettersSchema,
});

/** A picture that lacks its band: `head` is its PNG up to there. */
export type GreetingFile = v.InferOutput<typeof restSchema> & { head: Uint8Array };

type Drawn = {
  /** The rows above the band: for each pixel the place of its colour. */
  pixels: Uint8Array;
  colours: readonly Rgb[];
  /** The ribbon's colours. */
  shades: readonly Rgb[];
  sheet: LetterSheet;
};

const { width, height } = ogImageSize;
/** Deflate with a window of 32 KB (RFC 1950 section 2.2). */
const zlibHeader = Buffer.from([0x78, 0xda]);

/**
 * Packs a picture for the Worker, which adds the band without reading what is above. The rows are
 * deflated up to a byte's edge and without an end, so that any deflated data may follow.
 */
export function packGreeting({ pixels, colours, shades, sheet }: Drawn): Buffer {
  const rows = pngRows(pixels, width);
  const deflated = deflateRawSync(rows, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const head = Buffer.concat([
    pngSignature,
    // 8 bits a pixel, colours of a palette, not interlaced.
    pngChunk("IHDR", Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 3, 0, 0, 0])])),
    pngChunk("PLTE", Buffer.from([...colours, ...shades].flat())),
    pngChunk("IDAT", Buffer.concat([zlibHeader, deflated])),
  ]);
  const rest = { adler: adler32(rows), firstShade: colours.length, sheet };
  return Buffer.concat([uint32(head.length), head, deflateRawSync(JSON.stringify(rest))]);
}

/** Reads what `packGreeting` wrote. @throws where it is something else. */
export function unpackGreeting(bytes: ArrayBuffer): GreetingFile {
  const file = Buffer.from(bytes);
  const end = 4 + file.readUInt32BE(0);
  const rest: unknown = JSON.parse(inflateRawSync(file.subarray(end)).toString());
  return { ...v.parse(restSchema, rest), head: file.subarray(4, end) };
}
