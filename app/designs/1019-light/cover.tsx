import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { FontScene } from "./font-drawing.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A dove whose light fills the cover, and a child in the font below it, its hands up to the light. */
export function FontHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero scene-hero font-hero">
      {languages}
      <CoverText className="scene-text font-text" view={view} ask={ask} />
      <svg className="font-scene" viewBox="0 0 390 340" aria-hidden="true">
        <FontScene baptism={view.occasion === "baptism"} />
      </svg>
    </header>
  );
}
