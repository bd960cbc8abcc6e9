import { boxesAt, boxesIn, lettersAt, viewOf } from "#app/platform/media/read/boxes.ts";
import type { FileFormat } from "#app/platform/media/format.ts";
import { endOfTags, mpegFrameSize, mpegSoundIn } from "#app/platform/media/read/mpeg-sound.ts";

/** The share of a sound's bytes that its frames must have: programs leave zeros and tags between. */
const leastFramed = 0.75;
/** Chunks of a WAV or AIFF, and blocks of a FLAC: programs write ten. */
const mostChunks = 1_000;

/** The length in bytes of the frame at a place; null where none begins. */
type FrameSize = (bytes: Uint8Array, at: number) => number | null;

/**
 * True if a file holds sound from its beginning to its end, and not by its first letters alone. Its
 * frames are counted, not decoded.
 * @param format as `formatOf` names it.
 * @throws BrokenBoxes or RangeError for a number that lies outside of the file.
 */
export function isWholeSound(format: FileFormat, bytes: Uint8Array): boolean {
  const end = bytes.length;
  switch (format) {
    case "mp3": {
      const sound = mpegSoundIn(bytes);
      if (sound) return isFramed(bytes, sound.start, sound.end, mpegFrameSize);
      // Programs put the tags of MP3 before AAC and FLAC, too.
      const start = endOfTags(bytes, end);
      return isFramed(bytes, start, end, adtsFrameSize) || hasFlacFrame(bytes, start);
    }
    case "aac":
      return isFramed(bytes, 0, end, adtsFrameSize);
    case "amr": {
      const isWide = lettersAt(bytes, 5) === "-WB\n";
      const [start, sizes] = isWide ? [9, amrWideSizes] : [6, amrSizes];
      return isFramed(bytes, start, end, (all, offset) => amrFrameSize(all, offset, sizes));
    }
    case "ogg":
      return isOggSound(bytes) && isFramed(bytes, 0, end, oggPageSize);
    case "wav":
      return hasChunks(bytes, { isLowFirst: true, settings: "fmt ", samples: "data" });
    case "aiff":
      return hasChunks(bytes, { isLowFirst: false, settings: "COMM", samples: "SSND" });
    case "flac":
      return hasFlacFrame(bytes, 0);
    case "m4a":
      return hasAllChunks(bytes);
    default:
      return false;
  }
}

/** A frame counts where another one, or the end, follows it: a sync word alone occurs in any file. */
function isFramed(bytes: Uint8Array, from: number, end: number, sizeAt: FrameSize): boolean {
  let framed = 0;
  for (let position = from; position < end;) {
    const size = sizeAt(bytes, position);
    const next = position + (size ?? 1);
    if (size !== null && (next >= end || sizeAt(bytes, next) !== null))
      framed += Math.min(size, end - position);
    position = size !== null && next < end && sizeAt(bytes, next) === null ? position + 1 : next;
  }
  return framed > 0 && framed >= (end - from) * leastFramed;
}

/** ISO/IEC 13818-7 section 6.2. */
function adtsFrameSize(bytes: Uint8Array, offset: number): number | null {
  const [second = 0, fourth = 0] = [bytes[offset + 1], bytes[offset + 3]];
  if (bytes[offset] !== 0xff || (second & 0xf6) !== 0xf0) return null;
  const size =
    ((fourth & 3) << 11) | ((bytes[offset + 4] ?? 0) << 3) | ((bytes[offset + 5] ?? 0) >> 5);
  return size > 7 ? size : null;
}

/** Bytes of a frame by its mode (RFC 4867 section 5.3); the others hold no sound. */
const amrSizes = [13, 14, 16, 18, 20, 21, 27, 32, 6];
const amrWideSizes = [18, 24, 33, 37, 41, 47, 51, 59, 61, 6];

function amrFrameSize(bytes: Uint8Array, offset: number, sizes: readonly number[]): number | null {
  const head = bytes[offset] ?? 0xff;
  if ((head & 0x83) !== 0) return null;
  const mode = head >> 3;
  return sizes[mode] ?? (mode >= 14 ? 1 : null);
}

/** RFC 3533 section 6. */
function oggPageSize(bytes: Uint8Array, offset: number): number | null {
  if (bytes[offset] !== 0x4f || lettersAt(bytes, offset) !== "OggS" || bytes[offset + 4] !== 0)
    return null;
  const segments = bytes[offset + 26] ?? 0;
  let size = 27 + segments;
  for (let index = 0; index < segments; index += 1) size += bytes[offset + 27 + index] ?? 0;
  return size;
}

const oggSounds = ["\x01vorbis", "OpusHead", "Speex   ", "\x7fFLAC"];

/** An Ogg file may hold a film, too: its first page says what it is. */
function isOggSound(bytes: Uint8Array): boolean {
  const start = 27 + (bytes[26] ?? 0);
  const head = String.fromCharCode(...bytes.subarray(start, start + 8));
  return oggSounds.some((name) => head.startsWith(name));
}

/** WAV and AIFF: settings, then samples, which fill most of the file. */
function hasChunks(
  bytes: Uint8Array,
  { isLowFirst, settings, samples }: { isLowFirst: boolean; settings: string; samples: string },
): boolean {
  const view = viewOf(bytes);
  let hasSettings = false;
  let position = 12;
  for (let count = 0; count < mostChunks && position + 8 <= bytes.length; count += 1) {
    const type = lettersAt(bytes, position);
    const length = view.getUint32(position + 4, isLowFirst);
    if (type === settings && length >= 16) hasSettings = true;
    // A recorder that did not know the length, or was switched off, wrote 0 or too much.
    const held =
      length === 0 ? bytes.length - position - 8 : Math.min(length, bytes.length - position - 8);
    if (type === samples) return hasSettings && held >= bytes.length * leastFramed - position;
    position += 8 + length + (length % 2);
  }
  return false;
}

/** RFC 9639: the stream's settings, other blocks, then frames, of which only decoding finds the ends. */
function hasFlacFrame(bytes: Uint8Array, start: number): boolean {
  if (lettersAt(bytes, start) !== "fLaC") return false;
  const view = viewOf(bytes);
  let position = start + 4;
  for (let count = 0; count < mostChunks; count += 1) {
    const head = view.getUint32(position);
    const [type, length] = [(head >>> 24) & 0x7f, head & 0xff_ffff];
    if (count === 0 && (type !== 0 || length !== 34)) return false;
    position += 4 + length;
    if (head >= 0x8000_0000) return (view.getUint16(position) & 0xfffe) === 0xfff8;
  }
  return false;
}

/** True if the places that an index lists are in the file: of one that was cut off some are not. */
function hasAllChunks(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let places = 0;
  let last = 0;
  for (const table of boxesAt(bytes, ["moov", "trak", "mdia", "minf", "stbl"]))
    for (const { type, body, end } of boxesIn(bytes, table.body, table.end)) {
      if (type !== "stco" && type !== "co64") continue;
      const step = type === "stco" ? 4 : 8;
      const count = Math.min(view.getUint32(body + 4), Math.floor((end - body - 8) / step));
      for (let index = 0; index < count; index += 1) {
        const offset = body + 8 + index * step;
        last = Math.max(
          last,
          step === 4 ? view.getUint32(offset) : Number(view.getBigUint64(offset)),
        );
      }
      places += count;
    }
  const [fragment] = boxesAt(bytes, ["moof"]);
  return fragment !== undefined || (places > 0 && last < bytes.length);
}
