import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { Child, Messenger, Wings } from "#app/features/invitation-page/heroes/wings-drawing.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** Two raised wings hold the name; a child waves between them, a dove comes to it. */
export function WingsHero({ view, languages, ask }: HeroProps) {
  return (
    <header className="hero scene-hero wings-hero">
      {languages}
      <div className="scene-text wings-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <svg className="wings" viewBox="-360 -330 720 400" aria-hidden="true">
        <g transform="translate(0 30)scale(.8)">
          <Wings id="wing" />
        </g>
        <g className="waving">
          <Child />
        </g>
        <g className="messenger">
          <Messenger crossed={view.occasion === "baptism"} />
        </g>
      </svg>
    </header>
  );
}
