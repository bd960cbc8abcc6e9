import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import type { CoverProps } from "#app/designs/contract.ts";
import { WindowLight } from "./window-light.tsx";

/** A white mount with the names in its window, where a print would be, and the day below it. */
export function MountHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero mount-hero">
      {languages}
      <div className="mount-window">
        <svg
          className="mount-light"
          viewBox="0 0 400 500"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <WindowLight id="mount-panes" />
        </svg>
        <CoverTitle view={view} />
      </div>
      <EventDay event={view.event} ask={ask} />
    </header>
  );
}
