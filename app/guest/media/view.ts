import type { PictureView } from "#app/platform/media/picture-formats.ts";

/** A picture as published; its sizes are missing where its file was not there. */
type PublishedPicture = Omit<PictureView, "width" | "height" | "alt"> & {
  width?: number;
  height?: number;
};

/** A picture on a page; undefined where its file was not there. */
export function pictureOf(
  { src, width, height, formats, placeholder, focus }: PublishedPicture,
  alt: string,
): PictureView | undefined {
  return width === undefined || height === undefined
    ? undefined
    : { src, width, height, alt, formats, placeholder, focus };
}
