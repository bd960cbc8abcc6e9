import { pair, polar, range, short } from "#app/designs/kit/geometry.ts";

/** Paths of the lace family: arches of thread, knotted where the next row hangs on. */

/**
 * A row of arches along a circle, each from knot to knot.
 * @param radius of the knots; @param tip of the arches' crowns; @param step from knot to knot, in degrees.
 */
export function arches(radius: number, tip: number, step: number, count: number, from = 0): string {
  const half = (step * Math.PI) / 360;
  // A quadratic curve passes half way between its chord and its control point.
  const control = 2 * tip - radius * Math.cos(half);
  const start = (from * Math.PI) / 180;
  return `M${pair(...polar(radius, start))}${range(count, 0, count - 1)
    .map((arch) => {
      const angle = start + arch * 2 * half;
      return `Q${pair(...polar(control, angle + half))} ${pair(...polar(radius, angle + 2 * half))}`;
    })
    .join("")}`;
}

/** Knots on a circle: dots of no length, for a round line cap. */
export function knots(radius: number, step: number, count: number, from = 0): string {
  return range(count, 0, count - 1)
    .map((knot) => `M${pair(...polar(radius, ((from + knot * step) * Math.PI) / 180))}h0`)
    .join("");
}

/** An almond along the radius at three o'clock: close stitches among the open ones. */
export function almond(inner: number, outer: number, width: number): string {
  const middle = (inner + outer) / 2;
  return `M${short(inner)} 0Q${short(middle)} ${width} ${short(outer)} 0Q${short(middle)} ${-width} ${short(inner)} 0Z`;
}

/** Straight arches, `count` of them, upwards from `x y`. */
export function row(x: number, y: number, count: number, width: number, height: number): string {
  return `M${pair(x, y)}${`q${short(width / 2)} ${-2 * height} ${width} 0`.repeat(count)}`;
}

/** A petal of the six of white jasmine, from its root up to its point. */
export const petal = "M0 -7C-11 -16 -17 -30 0 -54C17 -30 11 -16 0 -7Z";

/** A round with twelve scallops, 20 units wide. */
export const scallops = `M${pair(...polar(8.9, 0))}${range(12, 1, 12)
  .map((scallop) => `A2.6 2.6 0 0 1 ${pair(...polar(8.9, (scallop * Math.PI) / 6))}`)
  .join("")}Z`;
