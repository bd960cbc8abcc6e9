import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { Awning, ShopFront } from "./shop.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A shop front: the name on its sign, windows under an awning, a ribbon across the door. */
export function FrontHero({ view, languages, ask }: CoverProps) {
  return (
    <header className="hero front-hero">
      {languages}
      <div className="front-sign">
        <CoverTitle view={view} />
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
