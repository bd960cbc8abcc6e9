import { range } from "#app/designs/kit/geometry.ts";
import { contour } from "#app/designs/families/ridge/shapes.ts";

/** A shore on a map: land rises into the corner, the lake's depths lie out from it. */
export function Spray() {
  const land = range(9, 150, 20);
  const water = range(7, 164, 244);
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        {water.map((radius, index) => (
          <path
            key={radius}
            d={contour(radius, index / 4)}
            strokeWidth={1.2 - index * 0.08}
            strokeDasharray={index < 2 ? undefined : `${20 - index * 2} ${3 + index * 2}`}
          />
        ))}
      </g>
      <g stroke="var(--deco)" strokeWidth=".8" fill="var(--deco)">
        {land.map((radius, index) => (
          <path
            key={radius}
            d={`${contour(radius, -index / 6)}L-3-3Z`}
            fillOpacity={0.09 + index * 0.02}
            stroke={index === 0 ? "var(--accent)" : undefined}
            strokeWidth={index === 0 ? 1.6 : undefined}
          />
        ))}
      </g>
    </svg>
  );
}
