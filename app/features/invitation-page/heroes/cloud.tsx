import { Original } from "#app/features/invitation-page/heroes/twin.tsx";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { Rain, RainClouds } from "#app/features/invitation-page/heroes/rain-cloud.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A cloud of two colours that rains both and small clothes, above the land along the foot. */
export function CloudHero({ view, ornament: { Scene }, languages, ask }: HeroProps) {
  return (
    <header className="hero cloud-hero">
      {languages}
      {/* Two drawings, of which the rain alone moves. */}
      <div className="cloud-sky" aria-hidden="true">
        <svg className="cloud-rain" viewBox="0 0 390 430">
          <Rain />
        </svg>
        <svg viewBox="0 0 390 430">
          <RainClouds />
        </svg>
      </div>
      <div className="cloud-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <svg className="cloud-land" viewBox="0 150 390 170" aria-hidden="true">
        <Original id="land" size={[390, 320]}>
          <Scene />
        </Original>
      </svg>
    </header>
  );
}
