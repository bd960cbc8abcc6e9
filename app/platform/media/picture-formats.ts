/**
 * Widths in pixels: a phone with two dots per pixel, a phone with three or a small screen, a whole
 * screen.
 */
const widths = [480, 960, 1600] as const;

/** All formats that pictures are stored in. */
export const pictureFormats = ["avif", "webp", "jpg", "png"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * In the order of `<source>` elements: the format that every browser reads last. For pictures of
 * which the files' sizes are unknown.
 */
const usualFormats: readonly PictureFormat[] = ["avif", "webp", "jpg"];

/** A point of a picture, as shares of its width and height from its upper left corner. */
export type Focus = readonly [number, number];

/** The part of a published picture that names its files. Width in pixels, of the original. */
type Stored = { src: string; width: number; formats?: readonly PictureFormat[] };

/** A published picture as a page shows it. Height in pixels, of the original. */
export type PictureView = Stored & {
  height: number;
  alt: string;
  /** The picture in a few pixels, as the base64 of a WebP. */
  placeholder?: string;
  /** The point that stays visible where the picture is cropped; its middle unless given. */
  focus?: Focus;
};

/** The formats of a picture in the order in which a page offers them. */
export function formatsOf({ formats }: Pick<Stored, "formats">): readonly PictureFormat[] {
  return formats && formats.length > 0 ? formats : usualFormats;
}

/**
 * The formats worth offering: browsers take the first that they read, so each must be smaller than
 * all that follow it. Of noise a JPEG is smaller than an AVIF.
 * @param sizes bytes of a picture's files per format, in the order of `<source>`; the last is
 * always offered.
 */
export function offeredFormats(
  sizes: readonly (readonly [PictureFormat, number])[],
): PictureFormat[] {
  const offered: PictureFormat[] = [];
  let least = Infinity;
  for (const [format, bytes] of sizes.toReversed()) {
    if (bytes >= least) continue;
    least = bytes;
    offered.unshift(format);
  }
  return offered;
}

/** The widths that a picture is stored in; none exceeds its own. */
export function variantWidths(width: number): number[] {
  return [
    ...widths.filter((step) => step < width),
    Math.min(width, widths[widths.length - 1] ?? 0),
  ];
}

/** The path of one variant, without a leading slash; also its key in R2. */
function variantPath(src: string, width: number, format: PictureFormat): string {
  return `${src}/${width}.${format}`;
}

/** The R2 keys of all variants of a picture. */
export function variantPaths(picture: Stored): string[] {
  return variantWidths(picture.width).flatMap((step) =>
    formatsOf(picture).map((format) => variantPath(picture.src, step, format)),
  );
}

/** `srcset` of one format. */
export function sourceSet({ src, width }: Stored, format: PictureFormat): string {
  return variantWidths(width)
    .map((step) => `/${variantPath(src, step, format)} ${step}w`)
    .join(", ");
}

/** The format that every browser reads. */
export function fallbackOf(picture: Pick<Stored, "formats">): PictureFormat {
  return formatsOf(picture).at(-1) ?? "jpg";
}

/** The address of the largest file that every browser reads. */
export function largestAddress(picture: Stored): string {
  const width = Math.max(...variantWidths(picture.width));
  return `/${variantPath(picture.src, width, fallbackOf(picture))}`;
}

/** The address for browsers without `srcset`. */
export function middleAddress(picture: Stored): string {
  const sizes = variantWidths(picture.width);
  const width = sizes[1] ?? sizes[0] ?? picture.width;
  return `/${variantPath(picture.src, width, fallbackOf(picture))}`;
}
