import { viewOf } from "#app/platform/media/read/boxes.ts";
import { BrokenPicture } from "#app/platform/media/cleaned/rules.ts";

/**
 * A segment with its marker, by its bytes' places; `end` is that of its header. Of a scan, the
 * picture's data lie between `end` and `next`.
 */
export type Segment = { marker: number; start: number; end: number; next: number };

/** Markers of ITU-T T.81 table B.1. */
export const markers = {
  huffman: 0xc4,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  restarts: 0xdd,
  app0: 0xe0,
  app1: 0xe1,
} as const;

/**
 * The most of all segments, and of scans among them. Two hundred segments of 64 kB fill what an order
 * takes, and photos have ten scans; each scan is a walk over the whole picture for who opens it.
 */
const most = { segments: 4_096, scans: 200 } as const;

/** Frames begin with SOF0 to SOF15; DHT, JPG and DAC lie between them. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** TEM and the restart markers have no length. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/**
 * The segments of a JPEG up to its end, and whether it has the marker of its end there. What follows
 * the first scan may be no JPEG: some phones append a film without that marker.
 * @throws BrokenPicture for a file that has no scan, or more parts than a picture.
 */
export function segmentsOf(bytes: Uint8Array): { segments: Segment[]; isEnded: boolean } {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  let scans = 0;
  const broken = (why: string) => {
    if (scans === 0) throw new BrokenPicture(why);
    return { segments, isEnded: false };
  };
  for (let position = 2; position + 1 < bytes.length;) {
    const marker = view.getUint8(position + 1);
    // Within a scan alone 0xff is followed by 0.
    if (bytes[position] !== 0xff || marker === 0 || marker === markers.start)
      return broken("no marker");
    if (marker === markers.end)
      return scans > 0 ? { segments, isEnded: true } : broken("no picture before its end");
    // Any number of 0xff may come before a marker.
    if (marker === 0xff || isAlone(marker)) {
      position += marker === 0xff ? 1 : 2;
      continue;
    }
    if (position + 4 > bytes.length) return broken("the file ends within a segment");
    const end = position + 2 + view.getUint16(position + 2);
    if (end < position + 4 || end > bytes.length) return broken("a segment of no length");
    const isScan = marker === markers.scan;
    if (isScan) scans += 1;
    if (scans > most.scans || segments.length === most.segments)
      throw new BrokenPicture("too many parts");
    const next = isScan ? endOfScan(bytes, end) : end;
    segments.push({ marker, start: position, end, next });
    position = next;
  }
  return broken("the file ends before its picture");
}

/** Within a scan 0xff is followed by 0, or by a restart marker; any other marker ends it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  const last = bytes.length - 1;
  for (let position = from; position < last; position += 1) {
    if (bytes[position] !== 0xff) continue;
    const next = bytes[position + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isAlone(next)) return position;
  }
  return bytes.length;
}
