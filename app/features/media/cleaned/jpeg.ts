import { viewOf } from "#app/features/media/boxes.ts";
import {
  BrokenPicture,
  hasText,
  joined,
  type CleanPicture,
} from "#app/features/media/cleaned/broken-picture.ts";
import { orientationOf, orientationSegment } from "#app/features/media/cleaned/exif-orientation.ts";

/** Markers of ITU-T T.81 table B.1. */
const markers = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1 };

/** Frames begin with SOF0 to SOF15; DHT, JPG and DAC lie between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** TEM and the restart markers have no length. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/**
 * A picture needs its tables, frames and scans, 0xc0 to 0xdf; of the application's segments its colours
 * alone: JFIF, the ICC profile, Adobe's. No decoder needs a reserved one, which may hold anything.
 */
function isNeeded(segment: Uint8Array, marker: number): boolean {
  if (marker < 0xc0 || marker > 0xef) return false;
  if (marker < markers.app0) return true;
  return ["JFIF\0", "ICC_PROFILE\0", "Adobe"].some((name) => hasText(segment, 4, name));
}

/**
 * A JPEG without Exif, XMP, IPTC, comments and whatever follows its end, where phones append more
 * pictures with places of their own. How the camera was held stays.
 * @throws BrokenPicture
 */
export function cleanJpeg(bytes: Uint8Array): CleanPicture {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  let hasScan = false;
  for (let at = 2; at < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    // Within a scan alone 0xff is followed by 0.
    if (bytes[at] !== 0xff || marker === 0) throw new BrokenPicture("no marker");
    if (marker === markers.end) break;
    // Any number of 0xff may come before a marker.
    if (marker === 0xff || isAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > bytes.length) throw new BrokenPicture("the file ends within a segment");
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > bytes.length) throw new BrokenPicture("a segment of no length");
    const segment = bytes.subarray(at, end);
    if (isFrame(marker) && segment.length >= 9)
      size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === markers.app1 && hasText(segment, 4, "Exif\0\0"))
      orientation = orientationOf(segment.subarray(10));
    if (isNeeded(segment, marker)) parts.push(segment);
    at = end;
    if (marker !== markers.scan) continue;
    hasScan = true;
    const scanEnd = endOfScan(bytes, end);
    parts.push(bytes.subarray(end, scanEnd));
    at = scanEnd;
  }
  if (!hasScan || !size || size.width === 0 || size.height === 0)
    throw new BrokenPicture("no picture in it");
  const turned = orientation === 1 ? [] : [orientationSegment(orientation)];
  const whole = [[0xff, markers.start], ...turned, ...parts, [0xff, markers.end]];
  return { ...size, bytes: joined(whole.map((part) => Uint8Array.from(part))) };
}

/** Within a scan 0xff is followed by 0, or by a restart marker; any other marker ends it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && next !== 0xff && !isAlone(next)) return at;
  }
  return bytes.length;
}
