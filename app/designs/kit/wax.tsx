import type { ReactNode } from "react";
import { noise, polar, range, smooth, type Point } from "#app/designs/kit/geometry.ts";
import { Line } from "#app/designs/kit/line.tsx";

/**
 * A drop of wax, 140 × 140, with a round die pressed into its middle: what stands in it lies within
 * a radius of 44. Light falls from the upper left.
 * @param seed makes each family's wax run its own way.
 */
export function Wax({ seed, children }: { seed: number; children: ReactNode }) {
  const edge = waxEdge(seed);
  return (
    <svg className="seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <path d={edge} fill="var(--wax-deep)" transform="translate(1.5 2.5)" />
      <path d={edge} fill="var(--wax)" />
      <Line
        d={edge}
        of="wax-light"
        width={2.5}
        strokeDasharray="118 400"
        strokeDashoffset="-172"
        round
        transform="scale(.94)"
        opacity=".8"
      />
      <circle r="46" fill="var(--wax-deep)" />
      <circle cx="1" cy="1.5" r="45.5" fill="var(--wax-light)" />
      <circle r="44.5" fill="var(--wax)" />
      {children}
    </svg>
  );
}

/**
 * Draws `children` raised out of the wax: their shade, their light and themselves, each a little
 * apart. Children have no colours of their own; a `fill` or `stroke` of "none" stays.
 */
export function Relief({ children }: { children: ReactNode }) {
  return [
    { wax: "var(--wax-deep)", at: "translate(-1.1 -1.4)" },
    { wax: "var(--wax-light)", at: "translate(1 1.2)" },
    { wax: "var(--wax)", at: undefined },
  ].map(({ wax, at: shift }) => (
    <g key={wax} fill={wax} stroke={wax} transform={shift}>
      {children}
    </g>
  ));
}

/** A circle of 60 that ran a little before it set. */
export function waxEdge(seed: number): string {
  const wobble = noise(seed);
  const points = range(23, 0, (2 * Math.PI * 22) / 23).map((angle): Point =>
    polar(60 * (1 + 0.035 * Math.sin(3 * angle + seed) + 0.045 * (wobble() - 0.5)), angle),
  );
  return smooth(points, true);
}
