import { viewOf } from "#app/platform/media/read/boxes.ts";
import {
  BrokenPicture,
  hasText,
  keptWithin,
  type CleanPicture,
} from "#app/platform/media/cleaned/rules.ts";
import { orientationOf, orientationSegment } from "#app/platform/media/cleaned/exif.ts";
import { endWithoutMarker } from "#app/platform/media/cleaned/jpeg-end.ts";
import {
  isFrame,
  markers,
  segmentsOf,
  type Segment,
} from "#app/platform/media/cleaned/jpeg-segments.ts";

const endMarker = Uint8Array.of(0xff, markers.end);

/**
 * A picture needs its tables, frames and scans, 0xc0 to 0xdf; of the application's segments its colours
 * alone: JFIF, the ICC profile, Adobe's. No decoder needs a reserved one, which may hold anything.
 */
function isNeeded(bytes: Uint8Array, { marker, start }: Segment): boolean {
  if (marker < 0xc0 || marker > 0xef) return false;
  if (marker < markers.app0) return true;
  return ["JFIF\0", "ICC_PROFILE\0", "Adobe"].some((name) => hasText(bytes, start + 4, name));
}

/**
 * A JPEG without Exif, XMP, IPTC, comments and whatever follows its end, where phones append more
 * pictures with places of their own; in the same bytes. How the camera was held stays.
 * @throws BrokenPicture for a file that ends within its picture, too.
 */
export function cleanJpeg(bytes: Uint8Array<ArrayBuffer>): CleanPicture {
  const { segments, isEnded } = segmentsOf(bytes);
  const frame = segments.find(({ marker }) => isFrame(marker));
  const size = frame && sizeOf(bytes, frame);
  const hasData = segments.some(({ end, next }) => next > end);
  if (!size || !hasData) throw new BrokenPicture("no picture in it");
  const end = isEnded ? (segments.at(-1)?.next ?? 0) : endWithoutMarker(bytes, segments);
  if (end === null) throw new BrokenPicture("the file ends within its picture");
  const { keep, put, kept: keptBytes } = keptWithin(bytes, 2);
  let isTurned = false;
  for (const segment of segments) {
    const { marker, start, next } = segment;
    if (start >= end) break;
    if (isNeeded(bytes, segment)) keep(start, Math.min(next, end));
    if (isTurned || marker !== markers.app1 || !hasText(bytes, start + 4, "Exif\0\0")) continue;
    isTurned = true;
    const orientation = orientationOf(bytes.subarray(start + 10, segment.end));
    if (orientation !== 1) put(orientationSegment(orientation), next);
  }
  if (put(endMarker, bytes.length)) return { ...size, bytes: keptBytes() };
  const ended = new Uint8Array(keptBytes().length + endMarker.length);
  ended.set(keptBytes());
  ended.set(endMarker, keptBytes().length);
  return { ...size, bytes: ended };
}

function sizeOf(bytes: Uint8Array, { start, end }: Segment) {
  if (end - start < 9) return null;
  const view = viewOf(bytes);
  return { height: view.getUint16(start + 5), width: view.getUint16(start + 7) };
}
