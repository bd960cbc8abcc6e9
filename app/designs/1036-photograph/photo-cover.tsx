import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { photoColours } from "#app/designs/kit/photo-colours.ts";
import type { CoverView, PhotoCoverProps } from "#app/designs/contract.ts";

/**
 * The hosts' photo from edge to edge, their names large over its foot, the day in one line below
 * them; or the photo as a print in the window of its mount.
 */
export function MountPhotoHero({ view, cover, photo, languages, ask }: PhotoCoverProps) {
  const isMounted = cover.form === "halves";
  return (
    <header
      className={`hero photo-hero mount-photo photo-${cover.form}`}
      data-on-photo={isMounted ? undefined : ""}
      data-shape={cover.broad ? "broad" : "tall"}
      style={photoColours(cover)}
    >
      {languages}
      <div className="photo-frame">
        <div className="photo-window">{photo}</div>
      </div>
      <div className="mount-words">
        <CoverTitle
          view={view}
          kicker={isSaid(view) ? <p className="visually-hidden">{view.title}</p> : undefined}
        />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}

/** True if a photo and two names say what the title does: of a wedding, unless it was put off. */
function isSaid({ occasion, names, event }: CoverView): boolean {
  const isWedding = occasion === "wedding" || occasion === "wedding-and-engagement";
  return isWedding && names.length === 2 && !event.off;
}
