import { cleanHeic } from "#app/platform/media/cleaned/heic.ts";
import { cleanJpeg } from "#app/platform/media/cleaned/jpeg.ts";
import { cleanPng } from "#app/platform/media/cleaned/png.ts";
import { cleanWebp } from "#app/platform/media/cleaned/webp.ts";
import { BrokenPicture, type CleanPicture } from "#app/platform/media/cleaned/rules.ts";
import type { FileFormat } from "#app/platform/media/format.ts";

const cleaners = { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp, heic: cleanHeic };

/** Formats that phones and cameras write. */
export type PhotoFormat = keyof typeof cleaners;

export function isPhotoFormat(format: FileFormat | null): format is PhotoFormat {
  return format !== null && Object.hasOwn(cleaners, format);
}

/**
 * A photo without the place where it was taken, the camera's notes and whatever else is no picture,
 * with its size by its headers. Nothing is decoded.
 * @param bytes are overwritten: the answer lies within them.
 * @returns null for a file that is not whole, or whose picture has no width or height.
 */
export function cleanPicture(
  format: PhotoFormat,
  bytes: Uint8Array<ArrayBuffer>,
): CleanPicture | null {
  try {
    const picture = cleaners[format](bytes);
    return picture.width > 0 && picture.height > 0 ? picture : null;
  } catch (error) {
    // A number that the file names lies outside of it.
    if (error instanceof BrokenPicture || error instanceof RangeError) return null;
    throw error;
  }
}
