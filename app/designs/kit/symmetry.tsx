import type { ReactNode } from "react";
import { range, short } from "#app/designs/kit/geometry.ts";

/**
 * What is drawn once for both sides of the line `x = at`. With an `id` (without `orn-`) the second
 * is a copy of the first: for large drawings that a page has but once.
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
  if (id === undefined)
    return (
      <>
        {children}
        <g transform={transform}>{children}</g>
      </>
    );
  return (
    <>
      <g id={`orn-${id}`}>{children}</g>
      <use href={`#orn-${id}`} transform={transform} />
    </>
  );
}

/** Draws something `count` times around the origin. A large thing is lighter as `Spokes`. */
export function Around({ count, children }: { count: number; children: ReactNode }) {
  return range(count, 0, count - 1).map((index) => (
    <g key={index} transform={index ? `rotate(${short((360 * index) / count)})` : undefined}>
      {children}
    </g>
  ));
}

/**
 * A shape with an id as often as a wheel has spokes, around the origin.
 * @param of its id without `orn-`.
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
