import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { Awning, ShopFront } from "#app/features/invitation-page/heroes/shop.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A shop front: the name on its sign, windows under an awning, a ribbon across the door. */
export function FrontHero({ view, languages, ask }: HeroProps) {
  return (
    <header className="hero front-hero">
      {languages}
      <div className="front-sign">
        <HeroTitle view={view} />
      </div>
      <div className="front-shop">
        <svg
          className="front-windows"
          viewBox="0 0 390 300"
          preserveAspectRatio="xMidYMax"
          aria-hidden="true"
        >
          <ShopFront />
        </svg>
        <svg
          className="front-awning"
          viewBox="0 0 390 96"
          preserveAspectRatio="xMidYMin"
          aria-hidden="true"
        >
          <Awning from={-1560} to={1950} />
        </svg>
      </div>
      <div className="front-plinth">
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
