import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { CourtyardWindow } from "#app/features/invitation-page/heroes/window-drawing.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A courtyard's window with its shutters open, a bough across its corner; the text on the wall. */
export function CornerHero({ view, ornament: { Spray, Bullet }, languages, ask }: HeroProps) {
  return (
    <header className="hero corner-hero" data-hosts={view.names.length}>
      {languages}
      <div className="corner-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <div className="corner-art">
        <svg viewBox="-280 -166 560 412" aria-hidden="true">
          <CourtyardWindow />
        </svg>
        <Bullet />
        <Bullet />
        <Spray />
      </div>
    </header>
  );
}
