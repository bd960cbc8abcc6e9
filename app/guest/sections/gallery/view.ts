import { pictureOf } from "#app/guest/media/view.ts";
import type { PictureView } from "#app/platform/media/picture-formats.ts";
import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type GalleryView = { type: "gallery"; heading?: string; pictures: PictureView[] };

/** Null where no picture can be shown, because a later release may publish other kinds of them. */
export function view(
  section: SectionOf<"gallery">,
  { text, optionalText }: ViewContext,
): GalleryView | null {
  const pictures = section.images.flatMap((image) => pictureOf(image, text(image.alt)) ?? []);
  return pictures.length === 0
    ? null
    : { type: "gallery", heading: optionalText(section.heading), pictures };
}
