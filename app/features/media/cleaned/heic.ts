import { boxesAt, boxesIn, BrokenBoxes, viewOf, type Box } from "#app/features/media/boxes.ts";
import { BrokenPicture, type CleanPicture } from "#app/features/media/cleaned/broken-picture.ts";
import { notedExtents } from "#app/features/media/cleaned/heic-items.ts";

/** Boxes of a picture's own; what phones put beside them is erased. */
const needed = ["ftyp", "meta", "mdat", "free", "skip"];

/** An Exif item that has no entries: the offset of its TIFF structure, then the structure. */
const emptyExif = [0, 0, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/**
 * A HEIC without Exif, XMP and films beside the picture. They are overwritten in place, because the
 * file lists the places of all that it holds (ISO/IEC 14496-12 section 8.11.3). How the camera was
 * held is not in the Exif but in a property of the picture, and stays.
 * @throws BrokenPicture
 */
export function cleanHeic(bytes: Uint8Array): CleanPicture {
  try {
    return clean(bytes);
  } catch (error) {
    if (error instanceof BrokenBoxes || error instanceof RangeError)
      throw new BrokenPicture(error.message);
    throw error;
  }
}

function clean(bytes: Uint8Array): CleanPicture {
  const boxes = outerBoxes(bytes);
  const copy = new Uint8Array(bytes.subarray(0, boxes.at(-1)?.end ?? 0));
  const meta = boxes.find(({ type }) => type === "meta");
  if (!meta) throw new BrokenPicture("no picture in it");
  // The first four bytes are version and flags.
  const inMeta = { body: meta.body + 4, end: meta.end };
  const view = viewOf(copy);
  const sizes = boxesAt(copy, ["iprp", "ipco", "ispe"], inMeta).map(({ body }) => ({
    width: view.getUint32(body + 4),
    height: view.getUint32(body + 8),
  }));
  // Tiles and thumbnails have sizes too.
  const [size] = sizes.toSorted(
    (one, other) => other.width * other.height - one.width * one.height,
  );
  if (!size || size.width === 0 || size.height === 0) throw new BrokenPicture("no size in it");
  for (const { start, end } of notedExtents(copy, inMeta)) {
    copy.fill(0, start, end);
    if (end - start >= emptyExif.length) copy.set(emptyExif, start);
  }
  for (const { type, start, body, end } of boxes.filter((box) => !needed.includes(box.type))) {
    if (type === "idat") continue;
    copy.set(
      Array.from("free", (letter) => letter.charCodeAt(0)),
      start + 4,
    );
    copy.fill(0, body, end);
  }
  return { ...size, bytes: copy };
}

/** The boxes of the file, as far as they are whole: some phones append what is no box. */
function outerBoxes(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  const view = viewOf(bytes);
  for (let start = 0; start + 8 <= bytes.length;) {
    const short = view.getUint32(start);
    const end =
      short === 0
        ? bytes.length
        : start +
          (short === 1 && start + 16 <= bytes.length
            ? Number(view.getBigUint64(start + 8))
            : short);
    if (end <= start || end > bytes.length) break;
    const [box] = boxesIn(bytes, start, end);
    if (!box) break;
    boxes.push(box);
    start = end;
  }
  return boxes;
}
