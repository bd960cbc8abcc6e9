import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { Lake } from "./lake.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A lake at dusk with its churches: the names in the sky, the day on the water. */
export function ShoreHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero shore-hero">
      {languages}
      <div className="shore-sky">
        <CoverTitle view={view} />
      </div>
      <div className="shore-land">
        <Lake />
      </div>
      <div className="shore-day">
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
