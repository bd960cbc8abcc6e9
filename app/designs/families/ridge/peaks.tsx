import { ridges } from "#app/designs/families/ridge/shapes.ts";

/**
 * The two peaks, foot at the origin. Every ridge adds its breath of colour to those behind it.
 * @param steps a part of `width` without a remainder makes the shortest markup.
 * @param veil how much colour one ridge adds, 0–1.
 */
export function Peaks({
  width,
  height,
  lines = 16,
  steps = 52,
  veil = 0.075,
}: {
  width: number;
  height: number;
  lines?: number;
  steps?: number;
  veil?: number;
}) {
  const [skyline, ...nearer] = ridges(width, height, lines, steps);
  return (
    <g strokeLinejoin="round">
      <path d={skyline} fill="var(--ground)" />
      <path
        d={skyline}
        fill="var(--deco)"
        fillOpacity={veil}
        stroke="var(--accent)"
        strokeWidth="1.4"
      />
      <g fill="var(--deco)" fillOpacity={veil} stroke="var(--deco)" strokeWidth=".8">
        {nearer.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </g>
  );
}
