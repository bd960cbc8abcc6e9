import { range } from "#app/designs/kit/geometry.ts";
import type { HoursProps } from "#app/designs/contract.ts";
import { Hours } from "#app/designs/kit/hour.tsx";

/** The programme as a trunk that grows by a ring with each hour. */
export function YearsTimeline({ items }: HoursProps) {
  const step = Math.min(9, 44 / Math.max(1, items.length));
  return (
    <Hours className="years-hours" items={items}>
      {(_, index) => (
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <g stroke="var(--deco-deep)">
            {range(index + 1, index + 1, 1).map((ring) => (
              <circle
                key={ring}
                cx={ring % 2 ? 0.6 : -0.6}
                cy={ring % 3 ? -0.5 : 0.7}
                r={4 + ring * step - step / 2}
                fill={ring === 1 ? "var(--deco)" : "var(--deco-light)"}
                strokeWidth={ring === index + 1 ? 3 : 1.4}
              />
            ))}
          </g>
        </svg>
      )}
    </Hours>
  );
}
