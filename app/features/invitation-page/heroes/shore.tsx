import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { Lake } from "#app/features/invitation-page/heroes/lake.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A lake at dusk with its churches: the names in the sky, the day on the water. */
export function ShoreHero({ view, languages, ask }: HeroProps) {
  return (
    <header className="hero shore-hero">
      {languages}
      <div className="shore-sky">
        <HeroTitle view={view} />
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
