import { middleAddress, sourceSet, type PictureView } from "#app/features/media/picture.ts";

/**
 * A photo in the format and size that suit the screen. Its space is reserved until it loads.
 * @param sizes the width it is shown at, as HTML's `sizes`.
 */
export function Picture({ picture, sizes }: { picture: PictureView; sizes: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, "webp")} sizes={sizes} />
      <img
        src={middleAddress(picture)}
        srcSet={sourceSet(picture, "jpg")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
