import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { Seraph, SeraphShapes } from "./seraph-drawing.tsx";
import { Messenger } from "./wings-drawing.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A seraph of six wings, as manuscripts paint it, before a gold ring; a dove comes to it. */
export function WingsHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero scene-hero wings-hero">
      {languages}
      <CoverText className="scene-text wings-text" view={view} ask={ask} />
      <svg className="wings" viewBox="-390 -350 780 690" aria-hidden="true">
        <SeraphShapes />
        <circle r="262" fill="var(--deco-glint)" opacity=".4" />
        <circle r="262" fill="none" stroke="var(--line)" strokeWidth="3" />
        <circle
          r="274"
          fill="none"
          stroke="var(--line)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 17.2"
        />
        <Seraph />
        <g className="messenger">
          <Messenger crossed={view.occasion === "baptism"} />
        </g>
      </svg>
    </header>
  );
}
