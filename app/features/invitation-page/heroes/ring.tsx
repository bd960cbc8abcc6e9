import { capitals } from "#app/i18n/capitals.ts";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { initialOf } from "#app/features/invitation-page/heroes/lettering.ts";
import { Diamond } from "#app/features/invitation-page/heroes/diamond.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A gold ring with a diamond on folds of velvet, the hosts' initials within it. */
export function RingHero({ view, languages, ask }: HeroProps) {
  const initials = view.names.slice(0, 2).map((name) => capitals(initialOf(name), view.language));
  return (
    <header className="hero ring-hero">
      {languages}
      <div className="ring-place">
        <div className="ring-art" aria-hidden="true">
          <span className="ring-gold" />
          <p className="ring-initials display">
            {initials.map((letter, index) => (
              <span key={index}>{letter}</span>
            ))}
          </p>
          <svg className="ring-stone" viewBox="-90 -74 180 148">
            <Diamond />
          </svg>
        </div>
      </div>
      <div className="ring-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
