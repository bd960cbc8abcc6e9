import { isWrittenOn } from "#app/designs/cover-forms.ts";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { photoColours } from "#app/designs/kit/photo-colours.ts";
import type { Drawn, PhotoCoverProps } from "#app/designs/contract.ts";
import css from "#app/designs/kit/photo-cover.css?inline";

/**
 * The hosts' photo as the first screen, in the colours, letters and drawings of their design: behind
 * the names, in an arch, in one half, as a print, or in two colours of the palette.
 */
function PhotoHero({
  view,
  cover,
  photo,
  ornament: { Branch, Emblem },
  languages,
  ask,
}: PhotoCoverProps) {
  const { form } = cover;
  const { event } = view;
  return (
    <header
      className={`hero photo-hero photo-${form}`}
      data-on-photo={isWrittenOn(form) ? "" : undefined}
      data-shape={cover.broad ? "broad" : "tall"}
      style={photoColours(cover)}
    >
      {languages}
      <div className="photo-frame">
        <div className="photo-window">{photo}</div>
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
        <CoverTitle view={view} />
        <EventDay event={event} ask={ask} />
      </div>
    </header>
  );
}

export const photoCover: Drawn<PhotoCoverProps> = { Component: PhotoHero, css };
