import { middleAddress, sourceSet, type PictureView } from "#app/features/media/picture.ts";

/**
 * A photo in the form and size that suit the guest's screen. Its room is kept free until it arrives.
 * @param sizes how wide it is shown, as in HTML's `sizes`.
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
