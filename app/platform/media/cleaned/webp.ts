import { lettersAt, viewOf } from "#app/platform/media/read/boxes.ts";
import {
  BrokenPicture,
  keptWithin,
  mostChunks,
  type CleanPicture,
} from "#app/platform/media/cleaned/rules.ts";

type Size = { width: number; height: number };

/** Chunks that draw; Exif, XMP and what is unknown are left out. */
const drawing = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** Of these the ones that hold pixels. */
const pictures = new Set(["VP8 ", "VP8L", "ANMF"]);

/** Bits of the VP8X chunk that say that there is Exif or XMP. */
const metadataBits = 0x08 | 0x04;

/**
 * A WebP without Exif and XMP (https://developers.google.com/speed/webp/docs/riff_container), in the
 * same bytes.
 * @throws BrokenPicture
 */
export function cleanWebp(bytes: Uint8Array<ArrayBuffer>): CleanPicture {
  const view = viewOf(bytes);
  const last = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const { keep, kept: keptBytes } = keptWithin(bytes, 12);
  let size: Size | null = null;
  let hasPicture = false;
  let position = 12;
  for (let chunks = 0; position + 8 <= last; chunks += 1) {
    if (chunks > mostChunks) throw new BrokenPicture("too many chunks");
    const type = lettersAt(bytes, position);
    const length = view.getUint32(position + 4, true);
    if (position + 8 + length > last) throw new BrokenPicture("the file ends within a chunk");
    // Chunks have an even number of bytes; the last one's padding may be missing.
    const next = Math.min(position + 8 + length + (length % 2), last);
    if (length >= 10) {
      size ??= sizeAt(view, type, position);
      hasPicture ||= pictures.has(type);
    }
    if (type === "VP8X" && length > 0)
      view.setUint8(position + 8, view.getUint8(position + 8) & ~metadataBits);
    if (drawing.has(type)) keep(position, next);
    position = next;
  }
  if (!size || !hasPicture) throw new BrokenPicture("no picture in it");
  const cleaned = keptBytes();
  view.setUint32(4, cleaned.length - 8, true);
  return { ...size, bytes: cleaned };
}

/** The size by a chunk's header: of the canvas, or of a lossy (RFC 6386) or lossless picture. */
function sizeAt(view: DataView, type: string, offset: number): Size | null {
  if (type === "VP8X")
    return {
      width: (view.getUint32(offset + 12, true) & 0xff_ffff) + 1,
      height: (view.getUint32(offset + 14, true) >>> 8) + 1,
    };
  if (type === "VP8 ")
    return {
      width: view.getUint16(offset + 14, true) & 0x3fff,
      height: view.getUint16(offset + 16, true) & 0x3fff,
    };
  if (type !== "VP8L") return null;
  const bits = view.getUint32(offset + 9, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
