import { boxesAt, boxesIn, BrokenBoxes, viewOf, type Box } from "#app/platform/media/read/boxes.ts";
import { BrokenPicture, type CleanPicture } from "#app/platform/media/cleaned/rules.ts";
import { notedExtents } from "#app/platform/media/cleaned/heic-items.ts";

/** Boxes of a picture's own; what phones put beside them is erased. */
const needed = ["ftyp", "meta", "mdat", "idat", "free", "skip"];

/** An Exif item that has no entries: the offset of its TIFF structure, then the structure. */
const emptyExif = [0, 0, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const free = Uint8Array.from("free", (letter) => letter.charCodeAt(0));

/**
 * A HEIC without Exif, XMP and films beside the picture. They are overwritten in place, because the
 * file lists the places of all that it holds (ISO/IEC 14496-12 section 8.11.3). How the camera was
 * held is not in the Exif but in a property of the picture, and stays.
 * @throws BrokenPicture
 */
export function cleanHeic(bytes: Uint8Array<ArrayBuffer>): CleanPicture {
  try {
    return clean(bytes);
  } catch (error) {
    if (error instanceof BrokenBoxes || error instanceof RangeError)
      throw new BrokenPicture(error.message);
    throw error;
  }
}

function clean(bytes: Uint8Array<ArrayBuffer>): CleanPicture {
  let meta: Box | null = null;
  let end = 0;
  for (const box of outerBoxes(bytes)) {
    if (box.type === "meta") meta ??= box;
    end = box.end;
  }
  if (!meta) throw new BrokenPicture("no picture in it");
  // The first four bytes are version and flags.
  const inMeta = { body: meta.body + 4, end: meta.end };
  const size = largestSize(bytes, inMeta);
  for (const extent of notedExtents(bytes, inMeta, end)) {
    bytes.fill(0, extent.start, extent.end);
    if (extent.end - extent.start >= emptyExif.length) bytes.set(emptyExif, extent.start);
  }
  for (const { type, start, body, end: last } of outerBoxes(bytes)) {
    if (needed.includes(type)) continue;
    bytes.set(free, start + 4);
    bytes.fill(0, body, last);
  }
  return { ...size, bytes: bytes.subarray(0, end) };
}

/** The size of the picture: tiles and thumbnails have sizes too. */
function largestSize(bytes: Uint8Array, meta: Pick<Box, "body" | "end">) {
  const view = viewOf(bytes);
  let largest = { width: 0, height: 0 };
  for (const { body } of boxesAt(bytes, ["iprp", "ipco", "ispe"], meta)) {
    const [width, height] = [view.getUint32(body + 4), view.getUint32(body + 8)];
    if (width * height > largest.width * largest.height) largest = { width, height };
  }
  if (largest.width === 0) throw new BrokenPicture("no size in it");
  return largest;
}

/** The boxes of the file, as far as they are whole: some phones append what is no box. */
function* outerBoxes(bytes: Uint8Array): Generator<Box, void> {
  const outer = boxesIn(bytes);
  for (;;) {
    const next = nextWhole(outer);
    if (!next) return;
    yield next;
  }
}

function nextWhole(boxes: Generator<Box, void>): Box | null {
  try {
    return boxes.next().value ?? null;
  } catch (error) {
    if (error instanceof BrokenBoxes) return null;
    throw error;
  }
}
