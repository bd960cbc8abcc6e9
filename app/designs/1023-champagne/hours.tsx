import { short } from "#app/designs/kit/geometry.ts";
import type { HoursProps } from "#app/designs/contract.ts";
import { Hour } from "#app/designs/kit/hour.tsx";

/** The programme as flutes of champagne, full at first and emptier from hour to hour. */
export function FlutesTimeline({ items }: HoursProps) {
  return (
    <ol className="flutes">
      {items.map((item, index) => (
        <li key={`${item.at} ${item.title}`}>
          <Flute drunk={index / Math.max(1, items.length - 1)} />
          <div>
            <Hour item={item} />
          </div>
        </li>
      ))}
    </ol>
  );
}

const pearls = [
  [-5, 60],
  [3, 52],
  [-3, 44],
  [5, 36],
  [-6, 30],
  [1, 24],
  [6, 18],
] as const;

/** @param drunk 0 is a full glass, 1 the last sip. */
function Flute({ drunk }: { drunk: number }) {
  const level = Math.round(10 + 42 * drunk);
  const half = short(16.5 - (4.5 * (level - 6)) / 50);
  return (
    <svg viewBox="-34 -6 68 132" aria-hidden="true">
      <path
        d={`M${-half} ${level}L-12 56C-11 66 -5 71 0 72C5 71 11 66 12 56L${half} ${level}Z`}
        fill="var(--deco)"
      />
      <path
        d={pearls
          .filter(([, y]) => y > level + 4)
          .map(([x, y]) => `M${x} ${y}h.1`)
          .join("")}
        stroke="var(--deco-glint)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--deco-deep)" strokeWidth="1.6" strokeLinecap="round">
        <path d="M-18 0L-13.5 56C-12 68 -4 72 -2 76V112C-2 116 -10 118 -20 120H20C10 118 2 116 2 112V76C4 72 12 68 13.5 56L18 0" />
        <ellipse rx="18" ry="3" />
      </g>
    </svg>
  );
}
