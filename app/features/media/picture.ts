/**
 * Widths in pixels: a phone with two dots per pixel, a phone with three or a small screen, a whole
 * screen.
 */
const widths = [480, 960, 1600] as const;

/**
 * In the order of `<source>` elements: smallest file first, the format that every browser reads
 * last.
 */
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A published picture as a page shows it. Width and height in pixels, of the original. */
export type PictureView = { src: string; width: number; height: number; alt: string };

/** The widths that a picture is stored in; none exceeds its own. */
function variantWidths(width: number): number[] {
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
export function variantPaths({ src, width }: { src: string; width: number }): string[] {
  return variantWidths(width).flatMap((step) =>
    pictureFormats.map((format) => variantPath(src, step, format)),
  );
}

/** `srcset` of one format. */
export function sourceSet({ src, width }: PictureView, format: PictureFormat): string {
  return variantWidths(width)
    .map((step) => `/${variantPath(src, step, format)} ${step}w`)
    .join(", ");
}

/** The address of the largest JPEG. */
export function largestAddress({ src, width }: PictureView): string {
  return `/${variantPath(src, Math.max(...variantWidths(width)), "jpg")}`;
}

/** The address for browsers without `srcset`. */
export function middleAddress({ src, width }: PictureView): string {
  const sizes = variantWidths(width);
  return `/${variantPath(src, sizes[1] ?? sizes[0] ?? width, "jpg")}`;
}
