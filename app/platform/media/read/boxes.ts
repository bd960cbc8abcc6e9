/** A box of an MP4, MOV, HEIF or AVIF file (ISO/IEC 14496-12 section 4.2), by its bytes' places. */
export type Box = { type: string; start: number; body: number; end: number };

/** The file ends within a box, or a box within its header; or it has boxes without end. */
export class BrokenBoxes extends Error {
  override name = "BrokenBoxes";
}

const headerBytes = 8;
/** In one list: a film in fragments of a second has 7,200 in an hour, and a box takes eight bytes. */
const mostBoxes = 20_000;

/**
 * The boxes that lie one after the other in a part of a file, read one by one. Up to seven bytes at
 * its end are no box: QuickTime ends a list by four zeros.
 * @throws BrokenBoxes
 */
export function* boxesIn(bytes: Uint8Array, from = 0, to = bytes.length): Generator<Box, void> {
  const view = viewOf(bytes);
  let count = 0;
  for (let start = from; start + headerBytes <= to;) {
    const short = view.getUint32(start);
    const type = lettersAt(bytes, start + 4);
    const isLong = short === 1;
    if (isLong && start + 16 > to) throw new BrokenBoxes(`${type} ends within its header`);
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? to - start : short;
    const body = start + (isLong ? 16 : headerBytes);
    const end = start + size;
    if (end < body || end > to) throw new BrokenBoxes(`${type} ends outside of what holds it`);
    count += 1;
    if (count > mostBoxes) throw new BrokenBoxes("too many boxes");
    yield { type, start, body, end };
    start = end;
  }
}

/**
 * The boxes of the given types, each within the one before, as in `moov`, `trak`, `mdia`, read one
 * by one.
 * @param outer where to begin; the whole file unless given.
 * @throws BrokenBoxes
 */
export function* boxesAt(
  bytes: Uint8Array,
  [type, ...inner]: readonly string[],
  outer: Pick<Box, "body" | "end"> = { body: 0, end: bytes.length },
): Generator<Box, void> {
  for (const box of boxesIn(bytes, outer.body, outer.end)) {
    if (box.type !== type) continue;
    if (inner.length === 0) yield box;
    else yield* boxesAt(bytes, inner, box);
  }
}

/** Four letters of a byte each. */
export function lettersAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(
    bytes[offset] ?? 0,
    bytes[offset + 1] ?? 0,
    bytes[offset + 2] ?? 0,
    bytes[offset + 3] ?? 0,
  );
}

/** For numbers of several bytes, which boxes write with the highest byte first. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
