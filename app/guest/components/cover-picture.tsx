import type { Theme } from "#app/designs/part-names.ts";
import { photoSizes } from "#app/guest/components/photo-sizes.ts";
import { Picture } from "#app/guest/components/picture.tsx";
import type { ShownPhoto } from "#app/guest/cover/view.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The photo that a cover puts in its window, and the film that plays over it. */
export function CoverPicture({ cover, opening }: { cover: ShownPhoto; opening: Theme["opening"] }) {
  // Under an opening the photo is not the first picture, and leaves the network to its letters.
  const urgency = opening === "none" ? "first" : "soon";
  return (
    <>
      <Picture picture={cover.picture} sizes={photoSizes(cover)} urgency={urgency} />
      {cover.film && <CoverFilm src={cover.film} />}
    </>
  );
}

/**
 * A silent film over the cover's photo, which is its first picture and stays where no film plays. The
 * script gives it its file once the page has loaded (script/play-cover-film.ts), so that it delays nothing;
 * the button pauses it (WCAG 2.2, 2.2.2).
 */
function CoverFilm({ src }: { src: string }) {
  const { t } = useTranslation();
  return (
    <>
      <video
        data-cover-film={src}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      />
      <button
        type="button"
        className="film-switch"
        aria-label={t("media:film.pause")}
        aria-pressed="false"
        data-film-switch
        hidden
      >
        <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
          <path className="film-pause" d="M8 6H10.4V18H8ZM13.6 6H16V18H13.6Z" />
          <path className="film-play" d="M9 6L18 12L9 18Z" />
        </svg>
      </button>
    </>
  );
}
