import { viewOf } from "#app/platform/media/read/boxes.ts";

const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;

/**
 * How a camera was held: 1 to 8 by Exif 2.32 section 4.6.4.
 * @param tiff the TIFF structure of an Exif block.
 * @returns 1, upright, where nothing legible says otherwise.
 */
export function orientationOf(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  if (tiff.length < 10) return 1;
  const isLittle = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > tiff.length) return 1;
  const count = view.getUint16(first, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * entryBytes;
    if (entry + entryBytes > tiff.length) return 1;
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** An Exif segment of a JPEG (APP1) that says how the camera was held and nothing else. */
export function orientationSegment(orientation: number): Uint8Array {
  const header = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const tag = [orientationTag >> 8, orientationTag & 0xff, 0, shortType];
  // A single entry, and no further directory.
  const tiff = [...header, 0, 1, ...tag, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [...Array.from("Exif\0\0", (letter) => letter.charCodeAt(0)), ...tiff];
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body]);
}
