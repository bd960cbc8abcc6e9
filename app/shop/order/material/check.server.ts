import { BrokenBoxes } from "#app/platform/media/read/boxes.ts";
import { cleanPicture, isPhotoFormat } from "#app/platform/media/cleaned/format.ts";
import { formatOf, kindOfFormat, type FileFormat } from "#app/platform/media/format.ts";
import { tracksOf, eraseMetadata } from "#app/platform/media/read/film-boxes.ts";
import { isWholeSound } from "#app/platform/media/read/whole-sound.ts";
import { mostPixels } from "#app/shop/order/material/limits.ts";
import type { MaterialKind, MaterialProblem } from "#app/shop/order/material/schema.ts";

/** A file as it is kept: without the place where it was made. */
export type TakenFile = {
  kind: MaterialKind;
  format: FileFormat;
  bytes: Uint8Array<ArrayBuffer>;
  width: number | null;
  height: number | null;
};

/**
 * The kind of a file, by its first bytes; null for neither a photo nor music. A film may be music:
 * some programs write M4A as MP4.
 */
export function expectedKind(head: Uint8Array): MaterialKind | null {
  const format = formatOf(head);
  if (isPhotoFormat(format)) return "photo";
  if (format === null) return null;
  return kindOfFormat(format) === "sound" || format === "mp4" ? "song" : null;
}

/**
 * Checks a whole file by its content, and takes out the place where it was made.
 * @param bytes are overwritten: what is taken lies within them.
 */
export function takeFile(bytes: Uint8Array<ArrayBuffer>): TakenFile | MaterialProblem {
  const format = formatOf(bytes);
  if (format === null) return "unknown-kind";
  if (isPhotoFormat(format)) {
    const picture = cleanPicture(format, bytes);
    if (!picture) return "broken";
    if (picture.width * picture.height > mostPixels) return "too-many-pixels";
    return { kind: "photo", format, ...picture };
  }
  const song = { kind: "song" as const, width: null, height: null };
  const isBoxed = format === "mp4" || format === "m4a";
  if (!isBoxed && kindOfFormat(format) !== "sound") return "unknown-kind";
  try {
    if (!isBoxed) return isWholeSound(format, bytes) ? { ...song, format, bytes } : "broken";
    const tracks = tracksOf(bytes);
    if (tracks.length === 0) return "broken";
    if (tracks.some(({ handler }) => handler === "vide")) return "unknown-kind";
    if (!isWholeSound("m4a", bytes)) return "broken";
    eraseMetadata(bytes);
    return { ...song, format: "m4a", bytes };
  } catch (error) {
    if (error instanceof BrokenBoxes || error instanceof RangeError) return "broken";
    throw error;
  }
}
