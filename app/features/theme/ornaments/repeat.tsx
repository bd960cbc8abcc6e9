import type { ReactNode } from "react";
import { range, short } from "#app/features/theme/geometry.ts";

/**
 * A shape of the sprite as often as a wheel has spokes, around the origin.
 * @param ours the first spoke is the shape itself, drawn where it is defined.
 */
export function Spokes({ of, count, ours = false }: { of: string; count: number; ours?: boolean }) {
  const first = ours ? 1 : 0;
  return range(count - first, first, count - 1).map((spoke) => (
    <use
      key={spoke}
      href={`#orn-${of}`}
      transform={spoke ? `rotate(${short((spoke * 360) / count)})` : undefined}
    />
  ));
}

/** What it is given, and its mirror image to the left. */
export function BothSides({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="scale(-1 1)">{children}</g>
    </>
  );
}

/** `[x, y, scale, turn]` of a copy. */
export type Place = readonly [x: number, y: number, scale: number, turn?: number];

/** Copies of a shape of the sprite. */
export function Copies({ of, at }: { of: string; at: readonly Place[] }) {
  return at.map(([x, y, scale, turn = 0]) => (
    <use
      key={`${x} ${y} ${turn}`}
      href={`#orn-${of}`}
      transform={`translate(${short(x)} ${short(y)})${turn ? `rotate(${short(turn)})` : ""}scale(${Math.round(scale * 1000) / 1000})`}
    />
  ));
}
