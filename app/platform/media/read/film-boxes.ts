import {
  boxesAt,
  boxesIn,
  BrokenBoxes,
  lettersAt,
  viewOf,
  type Box,
} from "#app/platform/media/read/boxes.ts";

/** A track of an MP4 or MOV file. */
export type Track = {
  /** Its content, by the handler's four letters: `vide`, `soun`, or another for data. */
  handler: string;
  /** How it is encoded, by the sample entry's four letters: `avc1`, `hvc1`, `mp4a`. */
  codec: string;
  /** The H.264 profile; null for another codec. */
  profile: number | null;
};

/** Boxes that hold what a camera or a program noted: place, device, names. */
const metadataTypes = ["udta", "meta", "uuid"];
/** Programs erase a box by calling it so, and leave its bytes. */
const emptyTypes = ["free", "skip"];
const free = Uint8Array.from("free", (letter) => letter.charCodeAt(0));

const sampleEntryOfFilmBytes = 86;

/**
 * The tracks of a file.
 * @throws BrokenBoxes
 */
export function tracksOf(bytes: Uint8Array): Track[] {
  return Array.from(boxesAt(bytes, ["moov", "trak"]), (track) => {
    const [handler] = boxesAt(bytes, ["mdia", "hdlr"], track);
    const [samples] = boxesAt(bytes, ["mdia", "minf", "stbl", "stsd"], track);
    // `hdlr` and `stsd` begin with four bytes of version and flags, then four more.
    const [entry] = samples ? boxesIn(bytes, samples.body + 8, samples.end) : [];
    return {
      handler: handler ? lettersAt(bytes, handler.body + 8) : "",
      codec: entry?.type ?? "",
      profile: entry ? profileOf(bytes, entry) : null,
    };
  });
}

function profileOf(bytes: Uint8Array, entry: Box): number | null {
  if (entry.type !== "avc1" && entry.type !== "avc3") return null;
  const body = entry.start + sampleEntryOfFilmBytes;
  const [settings] = boxesAt(bytes, ["avcC"], { body, end: entry.end });
  return settings ? (bytes[settings.body + 1] ?? null) : null;
}

/**
 * Erases what was noted about a file, in its own bytes: its place (`©xyz`, `loci`, Apple's
 * `com.apple.quicktime.location.ISO6709`, XMP), its device, names and cover. These boxes become
 * empty ones of the same size, so that the places of pictures and sound, which the file lists, stay
 * right.
 * @throws BrokenBoxes
 */
export function eraseMetadata(bytes: Uint8Array): void {
  const eraseIn = (from: number, to: number, ...inner: string[]) => {
    for (const box of boxesIn(bytes, from, to)) {
      const { type, body, end } = box;
      if (metadataTypes.includes(type) || emptyTypes.includes(type)) erase(bytes, box);
      else if (type === inner[0]) eraseIn(body, end, ...inner.slice(1));
    }
  };
  eraseIn(0, bytes.length, "moov", "trak");
}

function erase(bytes: Uint8Array, { start, body, end }: Box): void {
  bytes.set(free, start + 4);
  bytes.fill(0, body, end);
}

/**
 * A file whose index (`moov`) comes before its pictures and sound, so that a player begins before
 * it has all of it. The same bytes where it does already, or where the file is in fragments.
 * @throws BrokenBoxes
 */
export function withIndexFirst(bytes: Uint8Array): Uint8Array {
  const boxes = [...boxesIn(bytes)];
  const index = boxes.find(({ type }) => type === "moov");
  const data = boxes.find(({ type }) => type === "mdat");
  const isInFragments = boxes.some(({ type }) => type === "moof");
  if (!index || !data || isInFragments || index.start < data.start) return bytes;
  const first = boxes[0]?.type === "ftyp" ? boxes[0].end : 0;
  const moved = bytes.slice(index.start, index.end);
  const size = moved.length;
  // A size of 0 means "to the end of the file", which the index no longer reaches.
  const view = viewOf(moved);
  if (view.getUint32(0) === 0) view.setUint32(0, size);
  for (const track of boxesAt(moved, ["moov", "trak"]))
    for (const { body, end } of boxesAt(moved, ["mdia", "minf", "stbl"], track))
      for (const table of boxesIn(moved, body, end))
        shiftPlaces(view, table, size, { from: first, to: index.start });
  const out = new Uint8Array(bytes.length);
  out.set(bytes.subarray(0, first), 0);
  out.set(moved, first);
  out.set(bytes.subarray(first, index.start), first + size);
  out.set(bytes.subarray(index.end), index.end);
  return out;
}

/** Adds to each place of a chunk (`stco` with 32 bits, `co64` with 64) that lies in the moved part. */
function shiftPlaces(
  view: DataView,
  { type, body, end }: Box,
  by: number,
  moved: { from: number; to: number },
): void {
  if (type !== "stco" && type !== "co64") return;
  const count = body + 8 > end ? Infinity : view.getUint32(body + 4);
  if (body + 8 + count * (type === "stco" ? 4 : 8) > end)
    throw new BrokenBoxes(`${type} lists more places than it has`);
  for (let index = 0; index < count; index += 1) {
    const offset = body + 8 + index * (type === "stco" ? 4 : 8);
    const place = type === "stco" ? view.getUint32(offset) : Number(view.getBigUint64(offset));
    if (place < moved.from || place >= moved.to) continue;
    if (type === "stco") view.setUint32(offset, place + by);
    else view.setBigUint64(offset, BigInt(place + by));
  }
}
