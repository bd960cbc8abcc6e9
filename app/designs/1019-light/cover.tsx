import { EventDay } from "#app/designs/kit/event-day.tsx";
import { FontScene } from "./font-drawing.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A dove whose light fills the cover, and a child in the font below it, its hands up to the light. */
export function FontHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero scene-hero font-hero">
      {languages}
      <div className="scene-text font-text">
        <CoverTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <svg className="font-scene" viewBox="0 0 390 340" aria-hidden="true">
        <FontScene baptism={view.occasion === "baptism"} />
      </svg>
    </header>
  );
}
