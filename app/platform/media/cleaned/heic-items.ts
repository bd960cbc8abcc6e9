import { boxesIn, lettersAt, viewOf, type Box } from "#app/platform/media/read/boxes.ts";
import { BrokenPicture } from "#app/platform/media/cleaned/rules.ts";

/** Kinds of items that hold notes and no picture: Exif, XMP (as `mime`) and links. */
const notedTypes = ["Exif", "mime", "uri "];

/** Phones write a hundred items of one extent each; a picture of 60 megapixels in tiles has 250. */
const most = { items: 4_096, extents: 16_384 } as const;

type Extent = { start: number; end: number };

/** Reads numbers one after the other, with the highest byte first. */
function reader(bytes: Uint8Array, from: number) {
  const view = viewOf(bytes);
  let position = from;
  return {
    /** @param size in bytes: 0, 2, 4 or 8; 1 as well. */
    number(size: number): number {
      const start = position;
      position += size;
      if (size === 0) return 0;
      if (size === 1) return view.getUint8(start);
      if (size === 2) return view.getUint16(start);
      if (size === 4) return view.getUint32(start);
      if (size === 8) return Number(view.getBigUint64(start));
      throw new BrokenPicture(`numbers of ${size} bytes`);
    },
  };
}

/**
 * Places of a HEIC's notes in the file.
 * @param meta the inside of its `meta` box, behind version and flags.
 * @param end of what is whole of the file, in bytes.
 * @throws BrokenPicture, BrokenBoxes or RangeError for a file of another form, or of which the data
 * of its picture are missing.
 */
export function notedExtents(
  bytes: Uint8Array,
  meta: Pick<Box, "body" | "end">,
  end: number,
): Extent[] {
  const boxes = new Map<string, Box>();
  for (const box of boxesIn(bytes, meta.body, meta.end))
    if (!boxes.has(box.type)) boxes.set(box.type, box);
  const [info, places, inner] = ["iinf", "iloc", "idat"].map((type) => boxes.get(type));
  if (!info || !places) throw new BrokenPicture("items without places");
  return extentsOf(bytes, places, { noted: notedItems(bytes, info), inner, end });
}

/** The numbers of items with notes, by the list of ISO/IEC 14496-12 section 8.11.6. */
function notedItems(bytes: Uint8Array, info: Box): Set<number> {
  const countBytes = bytes[info.body] === 0 ? 2 : 4;
  const ids = new Set<number>();
  for (const { type, body } of boxesIn(bytes, info.body + 4 + countBytes, info.end)) {
    const version = bytes[body] ?? 0;
    if (type !== "infe" || version < 2) continue;
    const idBytes = version === 2 ? 2 : 4;
    const kind = lettersAt(bytes, body + 4 + idBytes + 2);
    if (notedTypes.includes(kind)) ids.add(reader(bytes, body + 4).number(idBytes));
  }
  return ids;
}

/**
 * The places of items with notes (ISO/IEC 14496-12 section 8.11.3). Those of all others are looked at,
 * too: a file that was cut off lacks some.
 */
function extentsOf(
  bytes: Uint8Array,
  places: Box,
  { noted, inner, end }: { noted: ReadonlySet<number>; inner: Box | undefined; end: number },
): Extent[] {
  const version = bytes[places.body] ?? 0;
  const read = reader(bytes, places.body + 4);
  const sizes = read.number(2);
  const [offsetSize, lengthSize] = [sizes >> 12, (sizes >> 8) & 15];
  const [baseSize, indexSize] = [(sizes >> 4) & 15, version === 0 ? 0 : sizes & 15];
  const idSize = version < 2 ? 2 : 4;
  const ranges: Extent[] = [];
  let [extents, notedBytes, pictureBytes] = [0, 0, 0];
  const items = read.number(idSize);
  if (items > most.items) throw new BrokenPicture("too many items");
  for (let item = 0; item < items; item += 1) {
    const isNoted = noted.has(read.number(idSize));
    const method = version === 0 ? 0 : read.number(2) & 15;
    read.number(2);
    const base = read.number(baseSize);
    const count = read.number(2);
    extents += count;
    if (extents > most.extents) throw new BrokenPicture("too many extents");
    for (let extent = 0; extent < count; extent += 1) {
      read.number(indexSize);
      const offset = base + read.number(offsetSize);
      const length = read.number(lengthSize);
      const origin = method === 0 ? 0 : method === 1 ? inner?.body : undefined;
      if (isNoted && (origin === undefined || length === 0))
        throw new BrokenPicture("an item of no place");
      if (origin === undefined) continue;
      const start = origin + offset;
      if (start + length > end) throw new BrokenPicture("an item outside of the file");
      if (!isNoted) pictureBytes += length;
      else {
        // Extents may lie on each other, and each is overwritten.
        notedBytes += length;
        if (notedBytes > bytes.length) throw new BrokenPicture("more notes than bytes");
        ranges.push({ start, end: start + length });
      }
    }
  }
  if (pictureBytes === 0) throw new BrokenPicture("no picture in it");
  return ranges;
}
