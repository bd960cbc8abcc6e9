import { viewOf } from "#app/features/media/boxes.ts";
import {
  BrokenPicture,
  joined,
  type CleanPicture,
} from "#app/features/media/cleaned/broken-picture.ts";

type Size = { width: number; height: number };

/** Bits of the VP8X chunk that say that there is Exif or XMP. */
const metadataBits = 0x08 | 0x04;

/**
 * A WebP without Exif and XMP (https://developers.google.com/speed/webp/docs/riff_container).
 * @throws BrokenPicture
 */
export function cleanWebp(bytes: Uint8Array): CleanPicture {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const parts: Uint8Array[] = [];
  let size: Size | null = null;
  for (let at = 12; at + 8 <= end;) {
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    // Chunks have an even number of bytes; the last one's padding may be missing.
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > end) throw new BrokenPicture("the file ends within a chunk");
    const chunk = bytes.slice(at, next);
    size ??= sizeIn(type, chunk);
    if (type === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~metadataBits;
    if (type !== "EXIF" && type !== "XMP ") parts.push(chunk);
    at = next;
  }
  if (!size) throw new BrokenPicture("no picture in it");
  const cleaned = joined([bytes.subarray(0, 12), ...parts]);
  viewOf(cleaned).setUint32(4, cleaned.length - 8, true);
  return { ...size, bytes: cleaned };
}

/** The size by a chunk's header: of the canvas, or of a lossy (RFC 6386) or lossless picture. */
function sizeIn(type: string, chunk: Uint8Array): Size | null {
  if (chunk.length < 18) return null;
  const view = viewOf(chunk);
  if (type === "VP8X")
    return {
      width: (view.getUint32(12, true) & 0xff_ffff) + 1,
      height: (view.getUint32(14, true) >>> 8) + 1,
    };
  if (type === "VP8 ")
    return { width: view.getUint16(14, true) & 0x3fff, height: view.getUint16(16, true) & 0x3fff };
  if (type !== "VP8L") return null;
  const bits = view.getUint32(9, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
