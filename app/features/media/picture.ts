/** Widths in pixels: a phone of two, a phone of three dots a pixel or a small screen, a whole screen. */
const widths = [480, 960, 1600] as const;

/** In the order of a browser's choice: the smallest file first, what every browser reads last. */
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A published picture as a page shows it. Width and height in pixels, of its largest form or larger. */
export type PictureView = { src: string; width: number; height: number; alt: string };

/** The widths that a picture is kept in: never larger than it is. */
function variantWidths(width: number): number[] {
  return [
    ...widths.filter((step) => step < width),
    Math.min(width, widths[widths.length - 1] ?? 0),
  ];
}

/** The path of one form of a picture, without a leading slash: its key in R2 too. */
function variantPath(src: string, width: number, format: PictureFormat): string {
  return `${src}/${width}.${format}`;
}

/** All that R2 holds of a picture. */
export function variantPaths({ src, width }: { src: string; width: number }): string[] {
  return variantWidths(width).flatMap((step) =>
    pictureFormats.map((format) => variantPath(src, step, format)),
  );
}

/** `srcset` of one format, for the browser to choose from. */
export function sourceSet({ src, width }: PictureView, format: PictureFormat): string {
  return variantWidths(width)
    .map((step) => `/${variantPath(src, step, format)} ${step}w`)
    .join(", ");
}

/** The address of the largest form that every browser can open by itself. */
export function largestAddress({ src, width }: PictureView): string {
  return `/${variantPath(src, Math.max(...variantWidths(width)), "jpg")}`;
}

/** The address for browsers that know no `srcset`. */
export function middleAddress({ src, width }: PictureView): string {
  const sizes = variantWidths(width);
  return `/${variantPath(src, sizes[1] ?? sizes[0] ?? width, "jpg")}`;
}
