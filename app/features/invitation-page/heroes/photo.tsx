import type { CSSProperties } from "react";
import { channelsOf } from "#app/design/colour-mixing.ts";
import { isWrittenOn } from "#app/design/cover-forms.ts";
import { CoverFilm } from "#app/features/invitation-page/heroes/cover-film.tsx";
import { Picture } from "#app/features/invitation-page/components/picture.tsx";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { photoSizes } from "#app/features/invitation-page/heroes/photo-sizes.ts";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";
import type { CoverView } from "#app/features/invitation-page/view-cover.ts";

/**
 * The hosts' photo as the first screen, in the colours, letters and drawings of their design: behind
 * the names, in an arch, in one half, as a print, or in two colours of the palette.
 */
export function PhotoHero({
  view,
  cover,
  ornament: { Branch, Emblem },
  languages,
  ask,
}: HeroProps & { cover: CoverView }) {
  const { form, picture } = cover;
  const { event } = view;
  // Under an opening the photo is not the first picture, and leaves the network to its letters.
  const urgency = view.theme.opening === "none" ? "first" : "soon";
  return (
    <header
      className={`hero photo-hero photo-${form}`}
      data-on-photo={isWrittenOn(form) ? "" : undefined}
      data-shape={cover.broad ? "broad" : "tall"}
      style={coloursOf(cover)}
    >
      {languages}
      <div className="photo-frame">
        <div className="photo-window">
          <Picture picture={picture} sizes={photoSizes(cover)} urgency={urgency} />
          {cover.film && <CoverFilm src={cover.film} />}
        </div>
        {form === "polaroid" && !event.off && (
          <p className="photo-caption display" aria-hidden="true">
            {event.figures}
          </p>
        )}
        {form === "arch" && <Branch />}
        {form === "halves" && (
          <span className="photo-sign">
            <Emblem />
          </span>
        )}
      </div>
      <div className="photo-text">
        <HeroTitle view={view} />
        <EventDay event={event} ask={ask} />
      </div>
    </header>
  );
}

function coloursOf({ shade, tint, head, foot, zoom }: CoverView) {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    "--shade": channelsOf(shade).join(" "),
    "--head": head,
    "--foot": foot,
  };
  if (zoom !== 1) style["--zoom"] = zoom;
  style["--tint"] = tint;
  return style;
}
