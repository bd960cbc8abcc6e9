import { range } from "#app/designs/kit/geometry.ts";
import { arches, knots } from "#app/designs/families/lace/shapes.ts";
import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";

/** The programme as a moon in a round of lace, a crescent at first and full at the end. */
export function MoonsTimeline({ items }: HoursProps) {
  return (
    <Hours className="moons" items={items}>
      {(_, index) => (
        <Moon share={0.12 + (0.88 * index) / Math.max(1, items.length - 1)} first={index === 0} />
      )}
    </Hours>
  );
}

const reach = 38;

/** @param share of the moon that is lit, 0–1. @param first draws the lace that all others copy. */
function Moon({ share, first }: { share: number; first: boolean }) {
  const edge = Math.round(Math.abs(1 - 2 * share) * reach * 10) / 10;
  return (
    <svg viewBox="-58 -58 116 116" aria-hidden="true">
      {first ? (
        <g id="moon-lace" fill="none" stroke="var(--line)" strokeLinecap="round">
          <path
            d={range(18, 0, 340)
              .map((turn) => arches(45, 55, 20, 1, turn))
              .join("")}
            strokeWidth="1.4"
          />
          <path d={knots(45, 20, 18)} strokeWidth="4" />
          <circle r="41.5" fill="var(--deco-deep)" strokeWidth="1.4" />
        </g>
      ) : (
        <use href="#moon-lace" />
      )}
      <path
        d={`M0-${reach}A${reach} ${reach} 0 0 1 0 ${reach}A${edge} ${reach} 0 0 ${share < 0.5 ? 0 : 1} 0-${reach}Z`}
        fill="var(--paper-ground)"
        transform="rotate(-18)"
      />
    </svg>
  );
}
