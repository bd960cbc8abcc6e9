import type { CSSProperties } from "react";
import { channelsOf } from "#app/designs/palettes/colour-mixing.ts";
import { isWrittenOn } from "#app/designs/cover-forms.ts";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import type { CoverPhoto, PhotoCoverProps } from "#app/designs/contract.ts";

/**
 * The hosts' photo as the first screen, in the colours, letters and drawings of their design: behind
 * the names, in an arch, in one half, as a print, or in two colours of the palette.
 */
export function PhotoHero({
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
      style={coloursOf(cover)}
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

function coloursOf({ shade, tint, head, foot, zoom }: CoverPhoto) {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    "--shade": channelsOf(shade).join(" "),
    "--head": head,
    "--foot": foot,
  };
  if (zoom !== 1) style["--zoom"] = zoom;
  style["--tint"] = tint;
  return style;
}
