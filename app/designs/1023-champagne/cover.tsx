import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { bubbles, CoupeShapes, Tower } from "./coupes.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A tower of champagne coupes, and bubbles that rise beside the name. */
export function TowerHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero scene-hero tower-hero">
      <CoupeShapes />
      <svg
        className="tower-air"
        viewBox="0 0 390 844"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g stroke="var(--deco-glint)" strokeWidth="6" strokeLinecap="round">
          <path
            className="tower-left"
            d={bubbles(5, 3, [10, 34], [90, 800])}
            vectorEffect="non-scaling-stroke"
          />
          <path d={bubbles(8, 3, [356, 380], [60, 800])} vectorEffect="non-scaling-stroke" />
        </g>
      </svg>
      {languages}
      <CoverText className="scene-text tower-text" view={view} ask={ask} />
      <svg className="tower" viewBox="-240 0 480 372" aria-hidden="true">
        <Tower rows={5} />
      </svg>
    </header>
  );
}
