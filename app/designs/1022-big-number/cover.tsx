import { range } from "#app/designs/kit/geometry.ts";
import { Candle, Flame, icing, Sprinkles } from "./cake-drawing.tsx";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A cake whose candle is the age, as large as the page allows; the names are on the cake. */
export function CakeHero({ view, languages, ask }: CoverProps) {
  const digits = String(view.age ?? view.event.day);
  return (
    <header className="hero cake-hero">
      {languages}
      <div className="cake-top" aria-hidden="true">
        <p className="cake-number display" data-digits={digits.length}>
          {[...digits].map((digit, index) => (
            <span key={index}>
              <svg viewBox="-20 -50 40 72">
                <path d="M0 24V-4" stroke="var(--ink)" strokeWidth="4" />
                <Flame />
              </svg>
              {digit}
            </span>
          ))}
        </p>
        <svg
          className="cake-candles"
          viewBox="-720 -190 1440 200"
          preserveAspectRatio="xMidYMax slice"
        >
          {range(6, 0, 5).map((index) => (
            <g key={index}>
              <g transform={`translate(${-690 + index * 74} ${index % 2 ? 14 : 2})`}>
                <Candle kind={index} />
              </g>
              <g transform={`translate(${690 - index * 74} ${index % 2 ? 14 : 2})`}>
                <Candle kind={index + 1} />
              </g>
            </g>
          ))}
        </svg>
      </div>
      <div className="cake-face">
        <svg viewBox="0 0 1440 110" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
          <path d={icing(1440, 34, 24, 44)} fill="var(--deco-glint)" />
          <g transform="translate(0 4)">
            <Sprinkles count={34} wide={1440} high={22} />
          </g>
        </svg>
        <div className="cake-title">
          <CoverTitle view={view} />
        </div>
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
