import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { Original } from "#app/features/invitation-page/heroes/twin.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/**
 * A landscape along the foot, the text in a wide sky. On wide screens it goes on to both edges: of
 * itself where it is `broad`, else as its reflections.
 */
export function HorizonHero({ view, ornament: { Scene, broad }, languages, ask }: HeroProps) {
  return (
    <header className="hero horizon-hero">
      {languages}
      <div className="horizon-sky">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
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
