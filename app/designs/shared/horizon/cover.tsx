import { CoverText } from "#app/designs/kit/cover-text.tsx";
import { Original } from "#app/designs/kit/twin.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/**
 * A landscape along the foot, the text in a wide sky. On wide screens it goes on to both edges: of
 * itself where it is `broad`, else as its reflections.
 */
export function HorizonHero({ view, ornament: { Scene, broad }, languages, ask }: CoverProps) {
  return (
    <header className="hero horizon-hero">
      {languages}
      <CoverText className="horizon-sky" view={view} ask={ask} />
      <svg
        className="horizon-land"
        viewBox="0 0 390 320"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Original id="land" size={[390, 320]}>
          <Scene />
        </Original>
        {!broad && (
          <>
            <use href="#land" transform="scale(-1 1)" />
            <use href="#land" transform="matrix(-1 0 0 1 780 0)" />
          </>
        )}
      </svg>
    </header>
  );
}
