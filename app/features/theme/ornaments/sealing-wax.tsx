import type { ReactNode } from "react";
import { noise, polar, range, smooth, type Point } from "#app/features/theme/geometry.ts";

/**
 * A drop of wax, 140 × 140, with a round die pressed into its middle: what stands in it lies within
 * a radius of 40. Light falls from the upper left.
 * @param seed makes each family's wax run its own way.
 */
export function SealingWax({ seed, children }: { seed: number; children: ReactNode }) {
  const edge = edgeOf(60, seed);
  return (
    <svg className="seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <path d={edge} fill="var(--wax-deep)" transform="translate(1.5 2.5)" />
      <path d={edge} fill="var(--wax)" />
      <path
        d="M-50 8A51 51 0 0 1 12 -50"
        fill="none"
        stroke="var(--wax-light)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".75"
      />
      <circle r="45.5" fill="var(--wax-deep)" />
      <circle cx="1" cy="1.5" r="45" fill="var(--wax-light)" />
      <circle r="44.5" fill="var(--wax)" />
      {children}
    </svg>
  );
}

/** Draws `children` as a relief: shade, light and the thing itself, each a little apart. */
export function Pressed({ children }: { children: ReactNode }) {
  return (
    <>
      <g fill="var(--wax-deep)" stroke="var(--wax-deep)" transform="translate(-1.1 -1.4)">
        {children}
      </g>
      <g fill="var(--wax-light)" stroke="var(--wax-light)" transform="translate(1 1.2)">
        {children}
      </g>
      <g fill="var(--wax)" stroke="var(--wax)">
        {children}
      </g>
    </>
  );
}

function edgeOf(radius: number, seed: number): string {
  const wobble = noise(seed);
  const points = range(23, 0, (2 * Math.PI * 22) / 23).map((angle): Point =>
    polar(radius * (1 + 0.035 * Math.sin(3 * angle + seed) + 0.045 * (wobble() - 0.5)), angle),
  );
  return smooth(points, true);
}
