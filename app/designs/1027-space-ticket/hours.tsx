import { Earth, Moon, RingedPlanet } from "./space-drawing.tsx";
import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";

/** The programme as a flight from planet to planet, with a landing on Earth at the end. */
export function PlanetsTimeline({ items }: HoursProps) {
  return (
    <Hours className="planets" items={items}>
      {(_, index) => (
        <svg viewBox="-90 -70 180 140" aria-hidden="true">
          <Stop kind={index > 0 && index === items.length - 1 ? earth : index % earth} />
        </svg>
      )}
    </Hours>
  );
}

/** The last stop; before it planets take turns. */
const earth = 5;

/** A place of the flight, of radius 50. */
function Stop({ kind }: { kind: number }) {
  if (kind === 0) return <Moon />;
  if (kind === 1) return <RingedPlanet />;
  if (kind === earth) return <Earth />;
  if (kind === 2)
    return (
      <>
        <path
          d="M0 -66L13 -48L34 -57L38 -34L60 -28L50 -7L66 10L46 22L48 46L25 44L12 64L-6 48L-28 58L-34 36L-57 32L-49 10L-66 -6L-47 -20L-50 -43L-27 -43Z"
          fill="var(--wax-light)"
        />
        <circle r="42" fill="var(--accent)" />
      </>
    );
  if (kind === 3)
    return (
      <>
        <circle r="50" fill="var(--deco)" />
        <path d="M10 -49A50 50 0 0 1 10 49A66 66 0 0 0 10 -49Z" fill="var(--wax)" />
        <g fill="var(--wax-light)">
          <circle cx="-18" cy="-16" r="14" />
          <circle cx="-4" cy="22" r="9" />
          <circle cx="-34" cy="12" r="6" />
        </g>
      </>
    );
  return (
    <>
      <circle r="50" fill="var(--line)" />
      <path
        d="M-45 -22Q-20 -34 0 -22T45 -22A50 50 0 0 1 50 -4Q24 -16 2 -4T-50 -4ZM-47 16Q-20 4 2 16T47 16A50 50 0 0 1 38 32Q16 22 0 32T-38 32Z"
        fill="var(--deco-light)"
      />
    </>
  );
}
