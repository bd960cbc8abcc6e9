import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { Gown } from "#app/features/invitation-page/heroes/gown-drawing.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { RopeShapes } from "#app/features/invitation-page/heroes/rope.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A christening gown on a red ground, a red and white cord (narot) tied round its neck. */
export function GownHero({ view, languages, ask }: HeroProps) {
  return (
    <header className="hero scene-hero gown-hero">
      <RopeShapes />
      {languages}
      <div className="scene-text gown-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <svg
        className="gown"
        viewBox="0 0 480 600"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <Gown crossed={view.occasion === "baptism"} />
      </svg>
    </header>
  );
}
