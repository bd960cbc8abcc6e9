/** A box of an MP4, MOV, HEIF or AVIF file (ISO/IEC 14496-12 section 4.2), by its bytes' places. */
export type Box = { type: string; start: number; body: number; end: number };

/** The file ends within a box, or a box within its header. */
export class BrokenBoxes extends Error {
  override name = "BrokenBoxes";
}

const headerBytes = 8;

/**
 * The boxes that lie one after the other in a part of a file. Up to seven bytes at its end are no
 * box: QuickTime ends a list by four zeros.
 * @throws BrokenBoxes
 */
export function boxesIn(bytes: Uint8Array, from = 0, to = bytes.length): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let start = from; start + headerBytes <= to;) {
    const short = view.getUint32(start);
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + headerBytes));
    const isLong = short === 1;
    if (isLong && start + 16 > to) throw new BrokenBoxes(`${type} ends within its header`);
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? to - start : short;
    const body = start + (isLong ? 16 : headerBytes);
    const end = start + size;
    if (end < body || end > to) throw new BrokenBoxes(`${type} ends outside of what holds it`);
    boxes.push({ type, start, body, end });
    start = end;
  }
  return boxes;
}

/**
 * The boxes of the given types, each within the one before, as in `moov`, `trak`, `mdia`.
 * @param outer where to begin; the whole file unless given.
 * @throws BrokenBoxes
 */
export function boxesAt(
  bytes: Uint8Array,
  types: readonly string[],
  outer: Pick<Box, "body" | "end"> = { body: 0, end: bytes.length },
): Box[] {
  let found: Pick<Box, "body" | "end">[] = [outer];
  let boxes: Box[] = [];
  for (const type of types) {
    boxes = found.flatMap(({ body, end }) =>
      boxesIn(bytes, body, end).filter((box) => box.type === type),
    );
    found = boxes;
  }
  return boxes;
}

/** For numbers of several bytes, which boxes write with the highest byte first. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
