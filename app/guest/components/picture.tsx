import type { CSSProperties } from "react";
import { contentTypeOf } from "#app/platform/media/kinds.ts";
import {
  fallbackOf,
  formatsOf,
  middleAddress,
  sourceSet,
  type PictureView,
} from "#app/platform/media/picture-formats.ts";

/**
 * A photo in the format and size that suit the screen. Its space is reserved until it loads, and
 * shows its placeholder. CSS that crops it reads `--focus`.
 * @param sizes the width it is shown at, as HTML's `sizes`.
 * @param urgency `first` for the page's first picture, `soon` for one that is needed at the first tap.
 */
export function Picture({
  picture,
  sizes,
  urgency,
}: {
  picture: PictureView;
  sizes: string;
  urgency?: "first" | "soon";
}) {
  const fallback = fallbackOf(picture);
  return (
    <picture>
      {formatsOf(picture)
        .filter((format) => format !== fallback)
        .map((format) => (
          <source
            key={format}
            type={contentTypeOf(`.${format}`) ?? undefined}
            srcSet={sourceSet(picture, format)}
            sizes={sizes}
          />
        ))}
      <img
        src={middleAddress(picture)}
        srcSet={sourceSet(picture, fallback)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        style={styleOf(picture)}
        loading={urgency ? "eager" : "lazy"}
        fetchPriority={urgency === "first" ? "high" : undefined}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}

function styleOf({ placeholder, focus }: PictureView): CSSProperties | undefined {
  const style: CSSProperties & Record<`--${string}`, string> = {};
  if (placeholder) style["--blur"] = `url(data:image/webp;base64,${placeholder})`;
  if (focus) style["--focus"] = focus.map((share) => `${Math.round(share * 100)}%`).join(" ");
  return placeholder || focus ? style : undefined;
}
