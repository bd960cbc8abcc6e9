import type { ReactNode } from "react";
import { noise, pair, polar, range, smooth, type Point } from "#app/features/theme/geometry.ts";

/** What the ornament families put their drawings together with. */

/** A placed copy of a shape; `flip` mirrors it before it is turned. */
export type Placement = {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  flip?: boolean;
};

/** A placement as an SVG transform. */
export function placed({ x, y, turn = 0, scale = 1, flip = false }: Placement): string {
  const size = Math.round(scale * 100) / 100;
  const sized = flip ? `scale(${size} ${-size})` : size === 1 ? "" : `scale(${size})`;
  const turned = Math.round(turn) === 0 ? "" : `rotate(${Math.round(turn)})`;
  return `translate(${pair(x, y)})${turned}${sized}`;
}

/** Copies of a shape of the sprite, by the name after `orn-`. */
export function copies(shape: string, placements: readonly Placement[]) {
  return placements.map((placement, index) => (
    <use key={index} href={`#orn-${shape}`} transform={placed(placement)} />
  ));
}

/**
 * What is drawn once for both sides of the line `x = at`. With an `id` the second is a copy of the
 * first: for large drawings that a page has but once.
 */
export function Mirrored({
  at = 0,
  id,
  children,
}: {
  at?: number;
  id?: string;
  children: ReactNode;
}) {
  const transform = `${at === 0 ? "" : `translate(${at * 2} 0)`}scale(-1 1)`;
  return (
    <>
      <g id={id}>{children}</g>
      {id ? <use href={`#${id}`} transform={transform} /> : <g transform={transform}>{children}</g>}
    </>
  );
}

/** Draws something `count` times around the origin. */
export function Around({ count, children }: { count: number; children: ReactNode }) {
  return range(count, 0, count - 1).map((index) => (
    <g key={index} transform={`rotate(${(360 / count) * index})`}>
      {children}
    </g>
  ));
}

/** Wax that ran a little before it set, light from the upper left. What is pressed in lies on a disc of 44. */
export function Wax({ seed, children }: { seed: number; children: ReactNode }) {
  const wobble = noise(seed);
  const edge = smooth(
    range(19, 0, (2 * Math.PI * 18) / 19).map((angle): Point =>
      polar(60 * (1 + 0.03 * Math.sin(4 * angle + seed) + 0.05 * (wobble() - 0.5)), angle),
    ),
    true,
  );
  return (
    <svg className="seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <path d={edge} fill="var(--wax-deep)" transform="translate(1.5 2.5)" />
      <path d={edge} fill="var(--wax)" />
      <path
        d={edge}
        fill="none"
        stroke="var(--wax-light)"
        strokeWidth="2.4"
        strokeDasharray="110 400"
        strokeDashoffset="-176"
        strokeLinecap="round"
        transform="scale(.94)"
        opacity=".8"
      />
      <circle r="46.5" fill="var(--wax-deep)" />
      <circle cx="1" cy="1.6" r="45.5" fill="var(--wax-light)" />
      <circle r="44.5" fill="var(--wax)" />
      {children}
    </svg>
  );
}

/** Upright lines of a column, as tall as it is: where each has its middle, and how wide it is. */
export function Uprights({ lines }: { lines: readonly (readonly [x: number, width: number])[] }) {
  return (
    <g fill="var(--line)">
      {lines.map(([x, width]) => (
        <rect key={x} x={Math.round((x - width / 2) * 100) / 100} width={width} height="100%" />
      ))}
    </g>
  );
}
