import type { Sharp } from "sharp";
import { lightSample, measureLight } from "#app/platform/media/light.ts";
import {
  offeredFormats,
  variantWidths,
  type PictureFormat,
} from "#app/platform/media/picture-formats.ts";

/** Phones' largest. JPEG and PNG are read in strips: 100 million take 200 MB of memory. */
const mostPixels = 200_000_000;

/** A picture of more pixels than can be read. */
export class TooManyPixels extends Error {
  override name = "TooManyPixels";
  readonly most: number;

  constructor(most = mostPixels) {
    super(`more than ${most} pixels`);
    this.most = most;
  }
}

/** Of a data URI in a page, with what precedes its base64. */
const placeholderBytes = 300;
const placeholderPrefix = "data:image/webp;base64,".length;

export type PictureFacts = {
  width: number;
  height: number;
  formats: PictureFormat[];
  placeholder?: string;
  light?: string;
};

/** A prepared file of a picture. */
type Form = { width: number; format: PictureFormat; bytes: Buffer };

/**
 * Facts of a picture without preparing it: all of its formats are offered, and it has no placeholder.
 * @returns null for bytes that are no picture.
 */
export async function pictureFacts(original: Buffer): Promise<PictureFacts | null> {
  try {
    const { autoOrient, hasAlpha } = await (await openPicture(original)).metadata();
    const { width, height } = autoOrient;
    return { width, height, formats: ["avif", "webp", hasAlpha ? "png" : "jpg"] };
  } catch {
    return null;
  }
}

/** A picture by its path or its bytes, read from top to bottom, so that little of it is in memory. */
export async function openPicture(original: Buffer | string): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(original, { limitInputPixels: mostPixels, sequentialRead: true });
}

/** All files of a picture, which of its formats are worth offering, and its placeholder. */
export async function preparePicture(
  original: Buffer,
): Promise<{ facts: PictureFacts; forms: Form[] } | null> {
  const facts = await pictureFacts(original);
  if (!facts) return null;
  const forms: Form[] = [];
  for (const width of variantWidths(facts.width))
    for (const format of facts.formats)
      forms.push({ width, format, bytes: await formOf(original, width, format) });
  const sizes = facts.formats.map((format): [PictureFormat, number] => [
    format,
    forms.reduce((sum, form) => sum + (form.format === format ? form.bytes.length : 0), 0),
  ]);
  const formats = offeredFormats(sizes);
  // Through transparency it would be seen.
  const placeholder = facts.formats.includes("png") ? undefined : await placeholderOf(original);
  return {
    facts: { ...facts, formats, placeholder, light: await lightOf(original) },
    forms: forms.filter(({ format }) => formats.includes(format)),
  };
}

/**
 * How hard pictures are compressed; `avif` is 0 to 9, `webp` 0 to 6. For guests, the least beyond
 * which the demo's AVIFs become no smaller: 3 took half as long again and gave as many bytes. On this
 * machine alone, the fastest: a new site has some forty pictures, which took two minutes.
 */
export const efforts = {
  guests: { avif: 2, webp: 4, mozjpeg: true },
  machine: { avif: 0, webp: 0, mozjpeg: false },
};

/** A file of a picture: upright, in sRGB, without metadata. */
export async function formOf(
  original: Buffer | string,
  width: number,
  format: PictureFormat,
  effort = efforts.guests,
): Promise<Buffer> {
  const picture = (await openPicture(original))
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  switch (format) {
    case "avif":
      return picture.avif({ quality: 52, effort: effort.avif }).toBuffer();
    case "webp":
      return picture.webp({ quality: 76, effort: effort.webp }).toBuffer();
    case "png":
      return picture.png({ palette: true, quality: 90 }).toBuffer();
    case "jpg":
      return picture
        .flatten({ background: "#fff" })
        .jpeg({ quality: 78, mozjpeg: effort.mozjpeg })
        .toBuffer();
  }
}

/** The picture in at most 16 pixels, as the base64 of a WebP; the first that is small enough. */
async function placeholderOf(original: Buffer): Promise<string | undefined> {
  for (const [side, quality] of [
    [16, 30],
    [16, 10],
    [8, 10],
  ] as const) {
    const tiny = (await openPicture(original))
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside" });
    const text = (await tiny.webp({ quality, effort: 6 }).toBuffer()).toString("base64");
    if (text.length + placeholderPrefix <= placeholderBytes) return text;
  }
  return undefined;
}

/** How bright a picture is; transparent parts count as white. */
async function lightOf(original: Buffer): Promise<string> {
  const sample = (await openPicture(original))
    .autoOrient()
    .flatten({ background: "#fff" })
    .resize({ ...lightSample, fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha();
  return measureLight(await sample.raw().toBuffer());
}
