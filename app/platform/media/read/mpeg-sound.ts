/** The content of an MP3 file besides its tags. */
type MpegSound = { start: number; end: number };

/** kbit/s of layer III by the header's four bits: MPEG 1, then MPEG 2 and 2.5 (ISO/IEC 11172-3). */
const bitRates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];

/** Frames in a row that prove a sound: a sync word alone occurs in any file. */
const framesWanted = 4;
/** Some programs leave zeros between the tag and the first frame. */
const searchedBytes = 64 * 1024;

const id3Bytes = 10;
const id3v1Bytes = 128;
const apeFooterBytes = 32;

/**
 * Start and end of an MP3 file's sound: between an ID3v2 tag before it (cover, names) and ID3v1 and
 * APE tags after it.
 * @returns null for a file that has no frames of MPEG layer III one after the other.
 */
export function mpegSoundIn(bytes: Uint8Array): MpegSound | null {
  const end = endOfSound(bytes);
  const from = endOfTags(bytes, end);
  const last = Math.min(from + searchedBytes, end);
  for (let start = from; start < last; start += 1)
    if (hasFrames(bytes, start, end)) return { start, end };
  return null;
}

/** The end of the ID3v2 tags at a file's beginning. */
export function endOfTags(bytes: Uint8Array, end: number): number {
  let position = 0;
  while (textAt(bytes, position, 3) === "ID3" && position + id3Bytes <= end)
    position += id3Size(bytes, position);
  return position;
}

function hasFrames(bytes: Uint8Array, start: number, end: number): boolean {
  let position = start;
  for (let count = 0; count < framesWanted; count += 1) {
    const size = mpegFrameSize(bytes, position);
    if (size === null || position + size > end) return false;
    position += size;
  }
  return true;
}

/** The length of the frame of layer III at a place, its head included; null where none begins. */
export function mpegFrameSize(bytes: Uint8Array, offset: number): number | null {
  const [second = 0, third = 0] = [bytes[offset + 1], bytes[offset + 2]];
  if (bytes[offset] !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const version = (second >> 3) & 3;
  const isLayer3 = ((second >> 1) & 3) === 1;
  const rate = sampleRates[(third >> 2) & 3];
  if (version === 1 || !isLayer3 || rate === undefined) return null;
  const isOne = version === 3;
  const bits = (isOne ? bitRates.one : bitRates.two)[third >> 4];
  // 0 is a rate of the file's own, which music does not use.
  if (!bits) return null;
  const hertz = rate / (isOne ? 1 : version === 2 ? 2 : 4);
  const samples = isOne ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return Math.floor(((samples / 8) * bits * 1000) / hertz) + padding;
}

/** The length of an ID3v2 tag, whose bytes of length have seven bits each (id3v2.4.0 section 3.1). */
function id3Size(bytes: Uint8Array, offset: number): number {
  const size = [6, 7, 8, 9].reduce(
    (sum, step) => sum * 128 + ((bytes[offset + step] ?? 0) & 127),
    0,
  );
  const hasFooter = ((bytes[offset + 5] ?? 0) & 0x10) !== 0;
  return id3Bytes + size + (hasFooter ? id3Bytes : 0);
}

function endOfSound(bytes: Uint8Array): number {
  let end = bytes.length;
  if (end >= id3v1Bytes && textAt(bytes, end - id3v1Bytes, 3) === "TAG") end -= id3v1Bytes;
  const footer = end - apeFooterBytes;
  if (footer >= 0 && textAt(bytes, footer, 8) === "APETAGEX") {
    const view = new DataView(bytes.buffer, bytes.byteOffset + footer, apeFooterBytes);
    const hasHeader = view.getUint32(20, true) >= 0x8000_0000;
    end -= view.getUint32(12, true) + (hasHeader ? apeFooterBytes : 0);
  }
  return Math.max(0, end);
}

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}
