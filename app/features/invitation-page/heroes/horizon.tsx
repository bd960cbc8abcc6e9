import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A landscape along the foot, the text in a wide sky. */
export function HorizonHero({ view, ornament: { Scene }, languages, ask }: HeroProps) {
  return (
    <header className="hero horizon-hero">
      {languages}
      <div className="horizon-sky">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <Scene />
    </header>
  );
}
