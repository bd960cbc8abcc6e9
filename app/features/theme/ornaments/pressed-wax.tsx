import type { ReactNode } from "react";
import { noise, polar, range, smooth, type Point } from "#app/features/theme/geometry.ts";

/**
 * Wax under a seal. Light falls from the upper left.
 * @param seed another one, another edge.
 */
export function PressedWax({ seed, children }: { seed: number; children: ReactNode }) {
  const edge = waxEdge(seed);
  return (
    <svg className="seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <path d={edge} fill="var(--wax-deep)" transform="translate(1.5 2.5)" />
      <path d={edge} fill="var(--wax)" />
      <path
        d={edge}
        fill="none"
        stroke="var(--wax-light)"
        strokeWidth="2.5"
        strokeDasharray="118 400"
        strokeDashoffset="-172"
        strokeLinecap="round"
        transform="scale(.94)"
        opacity=".8"
      />
      <circle r="47" fill="var(--wax-deep)" />
      <circle cx="1" cy="1.5" r="46.5" fill="var(--wax-light)" />
      <circle r="45.5" fill="var(--wax)" />
      {children}
    </svg>
  );
}

/** A shape without colours of its own, raised out of the wax: its shade, its light, itself. */
export function Raised({ of, transform }: { of: string; transform: string }) {
  return [
    { wax: "var(--wax-deep)", at: "translate(-1.1 -1.5)" },
    { wax: "var(--wax-light)", at: "translate(1 1.2)" },
    { wax: "var(--wax)", at: "" },
  ].map(({ wax, at }) => (
    <use key={wax} href={`#orn-${of}`} fill={wax} stroke={wax} transform={at + transform} />
  ));
}

/** A circle that ran a little before it set. */
function waxEdge(seed: number): string {
  const wobble = noise(seed);
  const points = range(21, 0, (2 * Math.PI * 20) / 21).map((angle): Point => {
    const run = 0.03 * Math.sin((2 + (seed % 3)) * angle + seed) + 0.05 * (wobble() - 0.5);
    return polar(60 * (1 + run), angle);
  });
  return smooth(points, true);
}
