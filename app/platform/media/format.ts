import { boxesIn, BrokenBoxes } from "#app/platform/media/read/boxes.ts";
import type { MediumKind } from "#app/platform/media/kinds.ts";

/** Formats that staff may add, recognised by their bytes, whatever the file is called. */
const formats = {
  jpeg: "picture",
  png: "picture",
  webp: "picture",
  avif: "picture",
  gif: "picture",
  tiff: "picture",
  heic: "picture",
  mp3: "sound",
  m4a: "sound",
  aac: "sound",
  ogg: "sound",
  wav: "sound",
  flac: "sound",
  amr: "sound",
  aiff: "sound",
  mp4: "film",
  mov: "film",
  webm: "film",
  matroska: "film",
  avi: "film",
} as const satisfies Record<string, MediumKind>;

export type FileFormat = keyof typeof formats;

/** The bytes at a file's start that `formatOf` looks at. */
export const formatBytes = 4096;

export function kindOfFormat(format: FileFormat): MediumKind {
  return formats[format];
}

/** Signatures of formats: format, place, text with one letter per byte. */
const beginnings: readonly (readonly [FileFormat, number, string])[] = [
  ["jpeg", 0, "\xff\xd8\xff"],
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["gif", 0, "GIF8"],
  ["webp", 8, "WEBP"],
  ["wav", 8, "WAVE"],
  ["avi", 8, "AVI "],
  ["aiff", 8, "AIFF"],
  ["aiff", 8, "AIFC"],
  ["tiff", 0, "II*\0"],
  ["tiff", 0, "II+\0"],
  ["tiff", 0, "MM\0*"],
  ["tiff", 0, "MM\0+"],
  ["ogg", 0, "OggS"],
  ["flac", 0, "fLaC"],
  ["amr", 0, "#!AMR"],
  ["mp3", 0, "ID3"],
  // QuickTime files from before there was an `ftyp`.
  ["mov", 4, "moov"],
  ["mov", 4, "mdat"],
  ["mov", 4, "wide"],
];

/** EBML, which WebM and Matroska share; the document's type follows within its header. */
const ebml = "\x1a\x45\xdf\xa3";

/** Formats by a brand of the `ftyp` box; the first that fits decides. */
const brands: readonly (readonly [RegExp, FileFormat])[] = [
  [/^(?:avif|avis)$/, "avif"],
  [/^(?:heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/, "heic"],
  [/^qt {2}$/, "mov"],
  [/^M4[ABP] $/, "m4a"],
  [/^/, "mp4"],
];

/**
 * The format of a file by its first bytes.
 * @param head `formatBytes` of them, or the whole of a smaller file.
 * @returns null for any other file.
 */
export function formatOf(head: Uint8Array): FileFormat | null {
  const text = String.fromCharCode(...head.subarray(0, formatBytes));
  if (text.slice(4, 8) === "ftyp") return formatOfBrands(head);
  if (text.startsWith(ebml)) return text.slice(0, 64).includes("webm") ? "webm" : "matroska";
  const match = beginnings.find(([, offset, beginning]) => text.startsWith(beginning, offset));
  return match?.[0] ?? formatOfFrames(head);
}

/** Sounds without a header of the file's own begin with a frame's sync word of eleven bits. */
function formatOfFrames([first, second = 0]: Uint8Array): FileFormat | null {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  // The layer's bits are 0 in ADTS (ISO/IEC 13818-7) and in no MPEG sound (ISO/IEC 11172-3).
  return (second & 0x06) === 0 ? "aac" : "mp3";
}

/** `avif` and `heic` files name both the container's brand, `mif1`, and their own. */
function formatOfBrands(head: Uint8Array): FileFormat | null {
  const end = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  let names: string[];
  try {
    const [box] = boxesIn(head, 0, Math.min(end, head.length));
    if (!box) return null;
    const text = String.fromCharCode(...head.subarray(box.body, box.end));
    const [major = "", , ...others] = text.match(/[^]{4}/g) ?? [];
    // A film's other brands say what else it resembles: the major one alone decides.
    names = /^(?:mif1|msf1|hei|hev|avi)/.test(major) ? [major, ...others] : [major];
  } catch (error) {
    if (error instanceof BrokenBoxes) return null;
    throw error;
  }
  return brands.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;
}
