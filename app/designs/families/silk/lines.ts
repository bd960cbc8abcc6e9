import { noise, pair, polar, range, smooth, type Point } from "#app/designs/kit/geometry.ts";

/** Paths of the silk family: twisted cords, lines that never leave the paper, and stains of water. */

/** A cord's place at a distance from its start, in pixels. */
export type Course = (distance: number) => Point;

/** A quarter of a cord's twist. */
export const quarter = 6;

/**
 * The two strands of a cord along `course`, from quarter turn `from` to `to`, and the places where
 * the second strand passes over the first, which does so in between.
 */
export function twist(course: Course, from: number, to: number) {
  const strand =
    (side: 1 | -1) =>
    (turn: number): Point => {
      const [previousPoint, point, nextPoint] = [-1, 0, 1].map((step) =>
        course(turn * quarter + step),
      );
      const [x, y] = point ?? [0, 0];
      const [dx, dy] = [
        (nextPoint?.[0] ?? x) - (previousPoint?.[0] ?? x),
        (nextPoint?.[1] ?? y) - (previousPoint?.[1] ?? y),
      ];
      const sway = (side * 3.1 * Math.sin((turn * Math.PI) / 2)) / Math.hypot(dx, dy);
      return [x - dy * sway, y + dx * sway];
    };
  const [first, second] = [strand(1), strand(-1)];
  const next = Math.ceil((from - 2) / 4) * 4 + 2;
  const crossings = range(
    Math.floor((to - next) / 4) + 1,
    next,
    next + 4 * Math.floor((to - next) / 4),
  );
  return {
    first: traced(first, from, to),
    second: traced(second, from, to),
    over: crossings.map((turn) => traced(second, turn - 0.8, turn + 0.8)).join(""),
  };
}

/** A curve through `pointAt`, cut into pieces of about one each and written as cubic Béziers. */
export function traced(pointAt: (step: number) => Point, from: number, to: number): string {
  const pieces = Math.max(1, Math.round(to - from));
  const size = (to - from) / pieces;
  const pull = (step: number): Point => {
    const [previousPoint, nextPoint] = [pointAt(step - 0.01), pointAt(step + 0.01)];
    return [
      ((nextPoint[0] - previousPoint[0]) / 0.06) * size,
      ((nextPoint[1] - previousPoint[1]) / 0.06) * size,
    ];
  };
  // Pieces are of one length, so each begins as the mirror of how the last one ended: `S` says so.
  const spans = range(pieces, from + size, to).map((end, index) => {
    const [[bx, by], [qx, qy]] = [pointAt(end), pull(end)];
    const start =
      index === 0
        ? `C${pair(pointAt(from)[0] + pull(from)[0], pointAt(from)[1] + pull(from)[1])} `
        : "S";
    return `${start}${pair(bx - qx, by - qy)} ${pair(bx, by)}`;
  });
  return `M${pair(...pointAt(from))}${spans.join("")}`;
}

/** A stain of water-colour: soft and round, but no two edges alike. */
export function stain(seed: number, width: number, height: number): string {
  const chance = noise(seed * 7919);
  const waves = [2, 3, 5].map((count) => ({ count, shift: chance() * 6, size: 0.1 / count }));
  const points = range(12, 0, (2 * Math.PI * 11) / 12).map((angle): Point => {
    const swell = waves.reduce(
      (sum, { count, shift, size }) => sum + size * Math.sin(count * angle + shift),
      1,
    );
    const [x, y] = polar(swell, angle);
    return [x * width, y * height];
  });
  return smooth(points, true);
}
