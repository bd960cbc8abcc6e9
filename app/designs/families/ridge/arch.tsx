import { polar, range } from "#app/designs/kit/geometry.ts";
import { Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { ripple, skyline, standing } from "#app/designs/families/ridge/shapes.ts";

const spacing = 6;
const lines = 7;

/**
 * A line of the arch: the innermost is round, and the farther out, the more it is the two peaks.
 * @param line 0 is the opening's own edge.
 */
function outline(line: number): string {
  const share = (line / (lines - 1)) ** 1.25;
  const radius = 122 + line * spacing;
  return standing(
    range(43, 0, 1).map((way) => {
      const [across, up] = polar(1, Math.PI * (way - 1));
      // The lines draw together over the crown and leave the height to the peaks.
      const [x, vault] = [180 + radius * across, 226 + (122 + line * 2) * up];
      const peaks = Math.min(vault, 202 - 192 * skyline((1 + across) / 2));
      return [x, vault + (peaks - vault) * share];
    }),
  );
}

/** Contour lines: an arch within, the two peaks without. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <circle cx="150" cy="66" r="34" fill="var(--deco-light)" />
      {range(7, 6, 0).map((line) => (
        <path
          key={line}
          d={outline(line)}
          fill={line % 6 === 0 ? "var(--ground)" : "var(--deco)"}
          fillOpacity={line % 6 === 0 ? undefined : 0.11}
          stroke={line === 6 ? "var(--accent)" : "var(--line)"}
          strokeWidth={line % 6 === 0 ? 1.5 : 0.9}
        />
      ))}
    </svg>
  );
}

/** Pillars of basalt, as in the gorge of Garni. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      {/* Opaque: where it overlaps the head by a hair, the tints must not add up. */}
      <rect width="36" height="100%" fill="var(--ground)" />
      <g fill="var(--deco)">
        {[6, 12, 18, 24, 30].map((x) => (
          <rect key={x} x={x} width={36 - x} height="100%" fillOpacity=".11" />
        ))}
      </g>
      <Tiled width={36} height={120}>
        <path
          d="M6 14L12 18M12 52L18 48M18 84L24 88M24 30L30 26M30 66L36 70M0 96L6 92M12 110L18 114M24 104L30 100"
          stroke="var(--line)"
          strokeWidth=".9"
        />
      </Tiled>
      <Uprights
        lines={[
          [6, 0.9],
          [12, 0.9],
          [18, 0.9],
          [24, 0.9],
          [30, 0.9],
        ]}
      />
      <Uprights colour="accent" lines={[[0, 1.5]]} />
      <Uprights lines={[[36, 1.5]]} />
    </svg>
  );
}

/** Steps down to the water. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <path
        d="M18 1H62V9H18ZM298 1H342V9H298ZM8 9H352V17H8Z"
        fill="var(--ground)"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d={ripple(180, 26, 15, 23, 5)} strokeWidth="1.3" />
        <path d={ripple(168, 34, 12, 23, 5)} />
        <path d={ripple(190, 42, 8, 23, 5)} strokeWidth=".9" />
        <path d={ripple(180, 50, 4, 23, 5)} strokeWidth=".8" />
      </g>
    </svg>
  );
}
