import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { Child, Wings } from "#app/features/invitation-page/heroes/wings-drawing.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** Two raised wings hold the name; a child sleeps between them. */
export function WingsHero({ view, languages, ask }: HeroProps) {
  return (
    <header className="hero scene-hero wings-hero">
      {languages}
      <div className="scene-text wings-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <svg className="wings" viewBox="-360 -330 720 400" aria-hidden="true">
        <Wings id="wing" />
        <g transform="translate(0 12)scale(.82)">
          <Child crossed={view.occasion === "baptism"} />
        </g>
      </svg>
    </header>
  );
}
