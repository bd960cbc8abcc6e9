import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { Gown } from "./gown-drawing.tsx";
import { RopeShapes } from "./rope.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A christening gown on a red ground, a red and white cord (narot) tied round its neck. */
export function GownHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero scene-hero gown-hero">
      <RopeShapes />
      {languages}
      <CoverText className="scene-text gown-text" view={view} ask={ask} />
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
