import { Put } from "#app/designs/kit/repeats.tsx";
import { EventStub } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { Craters, Moon, RingedPlanet, Rocket, Stars } from "./space-drawing.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A rocket with the child's age on it leaves for the stars; the day is on a boarding pass. */
export function LaunchHero({ view, languages, ask }: CoverProps) {
  const { event, age } = view;
  return (
    <header className="hero launch-hero">
      <svg
        className="launch-sky"
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Stars wide={1440} high={900} count={120} />
      </svg>
      {languages}
      <svg className="launch-art" viewBox="-195 -170 390 420" aria-hidden="true">
        <circle r="168" cy="30" fill="none" stroke="var(--deco-deep)" strokeWidth="46" />
        <circle r="122" cy="30" fill="var(--deco-deep)" />
        <Put of={RingedPlanet} at="translate(-116 -52)scale(1.15)" />
        <Put of={Moon} at="translate(132 -96)scale(.62)" />
        <g transform="translate(28 52)rotate(14)">
          <g className="leaves launch-rocket">
            <Rocket name={age !== null && age < 100 ? String(age) : undefined} />
          </g>
        </g>
      </svg>
      <div className="launch-text">
        <CoverTitle view={view} />
      </div>
      <EventStub className="launch-pass" event={event} ask={ask} />
      <svg
        className="launch-ground"
        viewBox="0 0 1440 200"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path d="M-200 200Q720 -150 1640 200Z" fill="var(--deco)" />
        <Craters
          opacity=".6"
          of={[
            [560, 90, 70, 16],
            [905, 80, 48, 12],
            [720, 150, 110, 20],
            [240, 150, 90, 18],
            [1190, 136, 80, 18],
          ]}
        />
      </svg>
    </header>
  );
}
