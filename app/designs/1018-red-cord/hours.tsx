import { range } from "#app/designs/kit/geometry.ts";
import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";

/** The programme as knots in one twisted cord, each with a turn more than the one before. */
export function KnotsTimeline({ items }: HoursProps) {
  return (
    <Hours className="knots" items={items}>
      {(_, index) => <Turns count={Math.min(index + 1, 8)} />}
    </Hours>
  );
}

/** Turns of the cord around itself, around the middle of 60 by 100. */
function Turns({ count }: { count: number }) {
  const first = -5 * (count - 1);
  return (
    <svg viewBox="-30 -50 60 100" aria-hidden="true">
      <g stroke="var(--deco-deep)" strokeWidth="1.5">
        {range(count, 0, count - 1).map((turn) => (
          <path
            key={turn}
            d={`M-17 ${first + turn * 10 + 4}Q-21 ${first + turn * 10 - 4} -13 ${first + turn * 10 - 5}L15 ${first + turn * 10 - 9}Q22 ${first + turn * 10 - 4} 17 ${first + turn * 10 + 1}Z`}
            fill={turn % 2 ? "var(--deco-glint)" : "var(--deco)"}
          />
        ))}
      </g>
    </svg>
  );
}
