import { viewOf } from "#app/features/media/boxes.ts";
import {
  BrokenPicture,
  joined,
  type CleanPicture,
} from "#app/features/media/cleaned/broken-picture.ts";

const signatureBytes = 8;

/** Chunks that draw (W3C PNG section 11); texts, times, Exif and what is unknown are left out. */
const drawing =
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT".split(" ");

/**
 * A PNG without its texts, its Exif and whatever follows its end.
 * @throws BrokenPicture
 */
export function cleanPng(bytes: Uint8Array): CleanPicture {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, signatureBytes)];
  let size: { width: number; height: number } | null = null;
  for (let at = signatureBytes; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) throw new BrokenPicture("the file ends within a chunk");
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === "IHDR" && end - at >= 25)
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (drawing.includes(type)) parts.push(bytes.subarray(at, end));
    if (type === "IEND") {
      if (!size || size.width === 0 || size.height === 0) break;
      return { ...size, bytes: joined(parts) };
    }
    at = end;
  }
  throw new BrokenPicture("no picture in it");
}
