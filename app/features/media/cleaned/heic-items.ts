import { boxesIn, viewOf, type Box } from "#app/features/media/boxes.ts";
import { BrokenPicture } from "#app/features/media/cleaned/broken-picture.ts";

/** Kinds of items that hold notes and no picture: Exif, XMP (as `mime`) and links. */
const notedTypes = ["Exif", "mime", "uri "];

type Extent = { start: number; end: number };

/** Reads numbers one after the other, with the highest byte first. */
function reader(bytes: Uint8Array, from: number) {
  const view = viewOf(bytes);
  let at = from;
  return {
    /** @param size in bytes: 0, 2, 4 or 8; 1 as well. */
    number(size: number): number {
      const start = at;
      at += size;
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
 * Where a HEIC keeps its notes, as places in the file.
 * @param meta the inside of its `meta` box, behind version and flags.
 * @throws BrokenPicture, BrokenBoxes or RangeError for a file of another form.
 */
export function notedExtents(bytes: Uint8Array, meta: Pick<Box, "body" | "end">): Extent[] {
  const boxes = boxesIn(bytes, meta.body, meta.end);
  const boxOf = (name: string) => boxes.find(({ type }) => type === name);
  const [info, places, inner] = [boxOf("iinf"), boxOf("iloc"), boxOf("idat")];
  const noted = info ? notedItems(bytes, info) : new Set<number>();
  if (noted.size === 0) return [];
  if (!places) throw new BrokenPicture("items without places");
  return extentsOf(bytes, places, noted, inner?.body ?? null).map(({ start, end }) => {
    if (end > bytes.length || end < start) throw new BrokenPicture("an item outside of the file");
    return { start, end };
  });
}

/** The numbers of items with notes, by the list of ISO/IEC 14496-12 section 8.11.6. */
function notedItems(bytes: Uint8Array, info: Box): Set<number> {
  const countBytes = bytes[info.body] === 0 ? 2 : 4;
  const entries = boxesIn(bytes, info.body + 4 + countBytes, info.end);
  const ids = entries.flatMap(({ type, body }) => {
    const version = bytes[body] ?? 0;
    if (type !== "infe" || version < 2) return [];
    const read = reader(bytes, body + 4);
    const id = read.number(version === 2 ? 2 : 4);
    const named = body + 4 + (version === 2 ? 2 : 4) + 2;
    const kind = String.fromCharCode(...bytes.subarray(named, named + 4));
    return notedTypes.includes(kind) ? [id] : [];
  });
  return new Set(ids);
}

/** The places of items (ISO/IEC 14496-12 section 8.11.3). */
function extentsOf(
  bytes: Uint8Array,
  places: Box,
  wanted: ReadonlySet<number>,
  inner: number | null,
): Extent[] {
  const version = bytes[places.body] ?? 0;
  const read = reader(bytes, places.body + 4);
  const sizes = read.number(2);
  const [offsetSize, lengthSize] = [sizes >> 12, (sizes >> 8) & 15];
  const [baseSize, indexSize] = [(sizes >> 4) & 15, version === 0 ? 0 : sizes & 15];
  const idSize = version < 2 ? 2 : 4;
  const extents: Extent[] = [];
  for (let items = read.number(idSize); items > 0; items -= 1) {
    const id = read.number(idSize);
    const method = version === 0 ? 0 : read.number(2) & 15;
    read.number(2);
    const base = read.number(baseSize);
    for (let count = read.number(2); count > 0; count -= 1) {
      read.number(indexSize);
      const offset = base + read.number(offsetSize);
      const length = read.number(lengthSize);
      if (!wanted.has(id)) continue;
      const origin = method === 0 ? 0 : method === 1 ? inner : null;
      if (origin === null || length === 0) throw new BrokenPicture("an item of no place");
      extents.push({ start: origin + offset, end: origin + offset + length });
    }
  }
  return extents;
}
