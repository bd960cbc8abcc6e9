import { useId, type ComponentType, type ReactNode } from "react";
import { pair, polar, range, short } from "#app/designs/kit/geometry.ts";

/** Where a copy of a shape stands: `turn` in degrees, clockwise; `flip` mirrors it before it is turned. */
export type Placement = {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  flip?: boolean;
};

/** A placement as an SVG transform, without the parts that have no effect. */
export function placed({ x, y, turn = 0, scale = 1, flip = false }: Placement): string {
  const size = Math.round(scale * 1000) / 1000;
  const turned = short(turn) === 0 ? "" : `rotate(${short(turn)})`;
  const sized = flip ? `scale(${size} ${-size})` : size === 1 ? "" : `scale(${size})`;
  return `translate(${pair(x, y)})${turned}${sized}`;
}

/** A drawing at a place; `at` is an SVG transform. */
export function Put({ of: Drawing, at }: { of: ComponentType; at: string }) {
  return (
    <g transform={at}>
      <Drawing />
    </g>
  );
}

/** Copies of a shape of the family's sprite; `of` is its id without `orn-`. */
export function Copies({ of, at }: { of: string; at: readonly Placement[] }) {
  return at.map((placement, index) => (
    <use key={index} href={`#orn-${of}`} transform={placed(placement)} />
  ));
}

/**
 * Places on a circle around the origin.
 * @param turns where on it, in degrees from three o'clock.
 * @param lean how far a copy turns from pointing outwards.
 */
export function onCircle(
  radius: number,
  turns: readonly number[],
  { scale = 1, lean = 0 }: { scale?: number; lean?: number } = {},
): Placement[] {
  return turns.map((turn) => {
    const [x, y] = polar(radius, (turn * Math.PI) / 180);
    return { x, y, turn: turn + lean, scale };
  });
}

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

/**
 * A repeat that fills the whole SVG. Draw shapes below it before it.
 * @param transform of the whole pattern.
 */
export function Tiled({
  width,
  height,
  transform,
  children,
}: {
  width: number;
  height: number;
  transform?: string;
  children: ReactNode;
}) {
  // A hidden opening may contain the same drawing, whose pattern would then not be painted.
  const id = `orn-tile${useId()}`;
  return (
    <>
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={transform}
      >
        {children}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}

/** Upright lines of a column, as tall as it is: where each has its middle, and how wide it is. */
export function Uprights({
  lines,
  colour = "line",
}: {
  lines: readonly (readonly [x: number, width: number])[];
  colour?: "line" | "accent";
}) {
  return (
    <g fill={`var(--${colour})`}>
      {lines.map(([x, width]) => (
        <rect key={x} x={Math.round((x - width / 2) * 100) / 100} width={width} height="100%" />
      ))}
    </g>
  );
}
