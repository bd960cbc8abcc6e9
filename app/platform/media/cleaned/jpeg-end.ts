import { viewOf } from "#app/platform/media/read/boxes.ts";
import { bitsOf, treeOf, type Tree } from "#app/platform/media/cleaned/jpeg-bits.ts";
import { isFrame, markers, type Segment } from "#app/platform/media/cleaned/jpeg-segments.ts";

const coefficients = 64;
/** A disk or a card that did not write a file's end leaves zeros, which are a picture to a decoder. */
const unwrittenBytes = 64;

/**
 * The end of the picture in a JPEG without the marker of its end. Samsung's panoramas have a film
 * instead of it (https://github.com/libjpeg-turbo/libjpeg-turbo/issues/163); files that were cut
 * off have nothing, and are not whole.
 * @returns null for a picture of which a part is missing.
 */
export function endWithoutMarker(bytes: Uint8Array, segments: readonly Segment[]): number | null {
  const frame = segments.find(({ marker }) => isFrame(marker));
  if (!frame) return null;
  const [sequential, extended, progressive] = [0xc0, 0xc1, 0xc2];
  if (frame.marker === progressive) return endOfRefined(bytes, frame, segments);
  if (frame.marker !== sequential && frame.marker !== extended) return null;
  const end = endOfBlocks(bytes, frame, segments);
  const tail = end === null ? [] : bytes.subarray(end - unwrittenBytes, end);
  return tail.some((byte) => byte !== 0) ? end : null;
}

type Component = { id: number; across: number; down: number };

function componentsOf(bytes: Uint8Array, { start, end }: Segment): Component[] {
  const count = Math.min(bytes[start + 9] ?? 0, 4);
  if (start + 10 + count * 3 > end) return [];
  return Array.from({ length: count }, (_, index) => {
    const offset = start + 10 + index * 3;
    const sides = bytes[offset + 1] ?? 0;
    return { id: bytes[offset] ?? 0, across: sides >> 4, down: sides & 15 };
  });
}

/**
 * The end of the picture of a progressive JPEG (T.81 section G): its file, if every coefficient of
 * every component was begun in its last bit, and the last scan is of such bits alone. The least of
 * sharpness is missing then.
 */
function endOfRefined(
  bytes: Uint8Array,
  frame: Segment,
  segments: readonly Segment[],
): number | null {
  const missing = new Map(
    componentsOf(bytes, frame).map(({ id }) => [id, new Set(Array(coefficients).keys())]),
  );
  let isLastRefining = false;
  for (const { marker, start, end, next } of segments) {
    if (marker !== markers.scan || next === end) continue;
    const count = bytes[start + 4] ?? 0;
    const spectrum = start + 5 + count * 2;
    const [from = 0, to = 0, bits = 0] = bytes.subarray(spectrum, spectrum + 3);
    isLastRefining = bits >> 4 !== 0;
    if ((bits & 15) !== 0) continue;
    for (let index = 0; index < count; index += 1)
      for (let coefficient = from; coefficient <= Math.min(to, coefficients - 1); coefficient += 1)
        missing.get(bytes[start + 5 + index * 2] ?? 0)?.delete(coefficient);
  }
  const isWhole = missing.size > 0 && [...missing.values()].every(({ size }) => size === 0);
  return isWhole && isLastRefining ? (segments.at(-1)?.next ?? null) : null;
}

/** The end of the only scan of a sequential JPEG, by counting its blocks (T.81 section F.2.2). */
function endOfBlocks(
  bytes: Uint8Array,
  frame: Segment,
  segments: readonly Segment[],
): number | null {
  const components = componentsOf(bytes, frame);
  const scan = segments.find(({ marker }) => marker === markers.scan);
  if (!scan || components.length === 0 || bytes[scan.start + 4] !== components.length) return null;
  const precedingSegments = segments.slice(0, segments.indexOf(scan));
  const trees = treesOf(bytes, precedingSegments);
  const blocks: { dc: Tree; ac: Tree }[] = [];
  for (const [index, { id, across, down }] of components.entries()) {
    const offset = scan.start + 5 + index * 2;
    const chosen = bytes[offset + 1] ?? 0;
    const [dc, ac] = [trees.get(chosen >> 4), trees.get(16 + (chosen & 15))];
    if (bytes[offset] !== id || !dc || !ac) return null;
    // A single component is stored block by block, whatever its sampling.
    const count = components.length === 1 ? 1 : across * down;
    for (let block = 0; block < count; block += 1) blocks.push({ dc, ac });
  }
  const view = viewOf(bytes);
  const restarts = precedingSegments.findLast(({ marker }) => marker === markers.restarts);
  const interval = restarts ? view.getUint16(restarts.start + 4) : 0;
  const side = (of: "across" | "down") =>
    components.length === 1 ? 8 : 8 * Math.max(...components.map((component) => component[of]));
  const units =
    Math.ceil(view.getUint16(frame.start + 7) / side("across")) *
    Math.ceil(view.getUint16(frame.start + 5) / side("down"));
  // T.81 section B.2.3 allows ten blocks in a unit.
  if (blocks.length === 0 || blocks.length > 10 || !Number.isFinite(units)) return null;
  const bits = bitsOf(bytes, scan.end);
  for (let unit = 0; unit < units; unit += 1) {
    if (interval > 0 && unit > 0 && unit % interval === 0 && !bits.restart()) return null;
    for (const { dc, ac } of blocks) bits.skipBlock(dc, ac);
    if (bits.isOver()) return null;
  }
  return bits.end();
}

/** Huffman's tables by their class and number, the last of each before the scan. */
function treesOf(bytes: Uint8Array, segments: readonly Segment[]): Map<number, Tree> {
  const places = new Map<number, number>();
  for (const { marker, start, end } of segments) {
    if (marker !== markers.huffman) continue;
    for (let offset = start + 4; offset + 17 <= end;) {
      places.set(bytes[offset] ?? 0, offset + 1);
      offset += 17 + bytes.subarray(offset + 1, offset + 17).reduce((sum, count) => sum + count, 0);
    }
  }
  const trees = new Map<number, Tree>();
  for (const [name, place] of places) {
    const tree = (name & 15) < 4 && name >> 4 < 2 ? treeOf(bytes, place) : null;
    if (tree) trees.set(name, tree);
  }
  return trees;
}
