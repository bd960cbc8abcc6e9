import { preload } from "react-dom";
import { photoSizes } from "#app/guest/components/photo-sizes.ts";
import type { ShownPhoto } from "#app/guest/view-cover.ts";
import { contentTypeOf } from "#app/platform/media/kinds.ts";
import { formatsOf, middleAddress, sourceSet } from "#app/platform/media/picture-formats.ts";

/**
 * Names a cover's photo in the page's head, before its fonts: it is the largest picture of the first
 * screen. In the first of its formats, which a browser that does not read it leaves out by its type.
 */
export function preloadPhoto(cover: ShownPhoto): void {
  const { picture } = cover;
  const [format = "jpg"] = formatsOf(picture);
  preload(middleAddress(picture), {
    as: "image",
    type: contentTypeOf(`.${format}`) ?? undefined,
    imageSrcSet: sourceSet(picture, format),
    imageSizes: photoSizes(cover),
    fetchPriority: "high",
  });
}
