import { readFile } from "node:fs/promises";
import { heicAsPng } from "./media-heic.ts";
import { openPicture, TooManyPixels } from "./media-picture.ts";
import type { Source, Taken } from "./media-taken.ts";
import { UserError } from "./user-error.ts";

/**
 * Longer side of a photo in `content/media`, in pixels: more than any screen shows, yet small
 * enough to keep.
 */
const maxSide = 2400;

/** A longer side below it, in pixels, is blurred on a phone: about 390 points of three pixels. */
const sharpSide = 1000;

/** Formats that may have several pictures, with what is left out of them. */
const leftOut: Partial<Record<Source["format"], string>> = {
  gif: "it moves, and only its first picture is taken; to move, send it as a film (MP4)",
  webp: "it moves, and only its first picture is taken; to move, send it as a film (MP4)",
  tiff: "only its first page is taken",
};

/**
 * A photo as a JPEG, or as a PNG where it has transparency: upright, in sRGB, at most 2,400 pixels
 * wide and high, without metadata.
 * @throws UserError for one that cannot be read or has too many pixels.
 */
export async function takePicture(source: Source): Promise<Taken> {
  const { file, path, format } = source;
  try {
    const original = format === "heic" ? await heicAsPng(await readFile(path), maxSide) : path;
    const { pages = 1, hasAlpha, width, height } = await (await openPicture(original)).metadata();
    const note = pages > 1 ? leftOut[format] : undefined;
    const notes = note ? [`${file}: ${note}`] : [];
    const small = (await openPicture(original))
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
    const photoNotes = [...notes, ...blurNotes(file, width, height)];
    if (!hasAlpha) return { bytes: await asJpeg(small), extension: "jpg", notes: photoNotes };
    const png = await small.png({ compressionLevel: 9 }).toBuffer();
    const { isOpaque } = await (await openPicture(png)).stats();
    return isOpaque
      ? { bytes: await asJpeg(await openPicture(png)), extension: "jpg", notes: photoNotes }
      : { bytes: png, extension: "png", notes };
  } catch (error) {
    // libvips says so before it reads a picture.
    const isTooLarge = String(error).includes("exceeds pixel limit");
    const limit = isTooLarge ? new TooManyPixels() : error;
    if (limit instanceof TooManyPixels)
      throw new UserError(
        `${file} has too many pixels; at most ${limit.most / 1_000_000} million. Save it smaller, at most 10,000 pixels wide and high.`,
        { cause: error },
      );
    throw new UserError(
      `${file} cannot be read as a picture; it may be damaged. Open it in another program and save it as JPEG.`,
      { cause: error },
    );
  }
}

/** A drawing with transparency may be small, a photo is better large. */
function blurNotes(file: string, width: number, height: number): string[] {
  if (Math.max(width, height) >= sharpSide) return [];
  return [
    `${file}: ${width} × ${height} pixels are few, guests see it blurred; ask for the original, sent as a file`,
  ];
}

function asJpeg(picture: Awaited<ReturnType<typeof openPicture>>): Promise<Buffer> {
  return picture.flatten({ background: "#fff" }).jpeg({ quality: 90, mozjpeg: true }).toBuffer();
}
