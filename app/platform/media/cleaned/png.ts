import { lettersAt, viewOf } from "#app/platform/media/read/boxes.ts";
import {
  BrokenPicture,
  keptWithin,
  mostChunks,
  type CleanPicture,
} from "#app/platform/media/cleaned/rules.ts";

const signatureBytes = 8;

/** Chunks that draw (W3C PNG section 11); texts, times, Exif and what is unknown are left out. */
const drawing = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT".split(" "),
);

/**
 * A PNG without its texts, its Exif and whatever follows its end, in the same bytes.
 * @throws BrokenPicture
 */
export function cleanPng(bytes: Uint8Array<ArrayBuffer>): CleanPicture {
  const view = viewOf(bytes);
  const { keep, kept: keptBytes } = keptWithin(bytes, signatureBytes);
  let size = { width: 0, height: 0 };
  let drawn = 0;
  let position = signatureBytes;
  for (let chunks = 0; position + 12 <= bytes.length; chunks += 1) {
    if (chunks > mostChunks) throw new BrokenPicture("too many chunks");
    const length = view.getUint32(position);
    const end = position + 12 + length;
    if (end > bytes.length) throw new BrokenPicture("the file ends within a chunk");
    const type = lettersAt(bytes, position + 4);
    if (type === "IHDR" && length >= 13)
      size = { width: view.getUint32(position + 8), height: view.getUint32(position + 12) };
    if (type === "IDAT") drawn += length;
    if (drawing.has(type)) keep(position, end);
    if (type === "IEND") {
      if (drawn === 0) break;
      return { ...size, bytes: keptBytes() };
    }
    position = end;
  }
  throw new BrokenPicture("no picture in it");
}
