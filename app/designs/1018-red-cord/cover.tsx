import { EventDay } from "#app/designs/kit/event-day.tsx";
import { Gown } from "./gown-drawing.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { RopeShapes } from "./rope.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A christening gown on a red ground, a red and white cord (narot) tied round its neck. */
export function GownHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero scene-hero gown-hero">
      <RopeShapes />
      {languages}
      <div className="scene-text gown-text">
        <CoverTitle view={view} />
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
