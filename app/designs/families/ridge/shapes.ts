import { noise, pair, polar, range, short, smooth, type Point } from "#app/designs/kit/geometry.ts";

/**
 * The two peaks as they stand over the plain of Ararat: seen from Yerevan, the cone of Sis is on the
 * left and the long back of Masis on the right. Heights are parts of Masis's own.
 */

/**
 * A volcano's slope: steep at the summit, ever flatter towards the plain, into which it runs out;
 * `reach` is its half width on each side, `blunt` rounds the summit.
 */
function cone(
  u: number,
  summit: number,
  height: number,
  reach: readonly [number, number],
  blunt: number,
): number {
  const way = u - summit;
  const far = (Math.hypot(way, blunt) - blunt) / (way < 0 ? reach[0] : reach[1]);
  return far < 1 ? height * (1 - far) ** 2.1 : 0;
}

/** Height over the plain at `u`, 0–1 from left to right. */
export function skyline(u: number): number {
  const slopes = [
    cone(u, 0.3, 0.68, [0.3, 0.36], 0.014),
    cone(u, 0.62, 1, [0.5, 0.38], 0.034),
    cone(u, 0.71, 0.55, [0.2, 0.29], 0.03),
    cone(u, 0.45, 0.34, [0.3, 0.3], 0.06),
  ];
  // Slopes do not cut each other where they meet: the pass between the peaks is a curve.
  return slopes.reduce((sum, height) => sum + height ** 4, 0) ** 0.25;
}

/**
 * Ridges of the two peaks from the skyline down to the plain, each a closed path whose foot is at
 * y = 0 and whose middle is at x = 0.
 * @param lines how many; the sign of the family has sixteen.
 * @param steps of each line: fewer are lighter and look cut rather than drawn.
 */
export function ridges(width: number, height: number, lines: number, steps: number): string[] {
  const rough = noise(7);
  const rock = range(steps * 2, 0, 1).map(() => rough() - 0.5);
  return range(lines, 0, lines - 1).map((line) => {
    const depth = line / lines;
    const points = range(steps + 1, 0, 1).map((u, step): Point => {
      // Lower ridges stand nearer: they spread, and their gullies drift away from the summits.
      const spread =
        0.5 + (u - 0.5) * (1 - 0.1 * depth) + 0.035 * Math.sin(u * 11 + line * 0.55) * depth;
      // All of them run out into the plain before the drawing ends.
      const foot = Math.min(1, 14 * u, 14 * (1 - u));
      const high = foot * skyline(spread) * (1 - depth) ** 1.08;
      const gully = (rock[step] ?? 0) * 0.045 + (rock[step + line] ?? 0) * 0.035;
      return [width * (u - 0.5), -height * Math.max(0, high * (1 + gully * (1 - 0.5 * depth)))];
    });
    return `${polyline(points)}V0Z`;
  });
}

/** A line that stands on y = 260 at both its ends. */
export function standing(points: readonly Point[]): string {
  return `${polyline(points).replace(/^(M\S+) 0V/, "$1 260V")}V260`;
}

/** Straight lines from point to point, each written as the step from the last one: the shortest form. */
function polyline(points: readonly Point[]): string {
  const [first = [0, 0] as const] = points;
  let [atX, atY] = [short(first[0]), short(first[1])];
  const steps = points.slice(1).map(([x, y]) => {
    const [dx, dy] = [short(x - atX), short(y - atY)];
    [atX, atY] = [atX + dx, atY + dy];
    return `${dx} ${dy}`;
  });
  return `M${pair(first[0], 0)}V${short(first[1])}l${steps.join(" ")}`.replaceAll(" -", "-");
}

/** Waves of a lake: `count` of them from `-width / 2`, `height` high. */
export function ripple(
  x: number,
  y: number,
  count: number,
  length: number,
  height: number,
): string {
  return `M${pair(x - (count * length) / 2, y)}q${short(length / 4)}-${height} ${short(length / 2)} 0t${short(length / 2)} 0${`t${short(length / 2)} 0t${short(length / 2)} 0`.repeat(count - 1)}`;
}

/**
 * A contour line of a map around the upper left corner, from one edge to the other.
 * @param drift how far the line has changed since the first: neighbours resemble each other.
 */
export function contour(radius: number, drift: number): string {
  return smooth(
    range(9, -0.02, Math.PI / 2 + 0.02).map((angle) =>
      polar(
        radius *
          (1 +
            0.13 * Math.sin(angle * 3.4 + 3.4 + drift * 0.8) +
            0.07 * Math.sin(angle * 6.8 + 0.6 - drift * 1.2)),
        angle,
      ),
    ),
  );
}

/** A closed contour line round a height, as on a map. @param drift as for `contour`. */
export function knoll(radius: number, drift: number, centre: Point): string {
  return smooth(
    range(12, 0, (Math.PI * 22) / 12).map((angle) =>
      polar(
        radius *
          (1 +
            0.16 * Math.cos(2 * angle - 1.6) +
            0.09 * Math.sin(3 * angle + 0.4 + drift) +
            0.05 * Math.sin(4 * angle - drift)),
        angle,
        centre,
      ),
    ),
    true,
  );
}

/** A pebble from the shore, 20 units wide. */
export const pebble =
  "M-9.5 2C-10.5 -4 -6 -9 .5 -9C7 -9.2 10.6 -4.6 9.6 1.6C8.6 7 4 9.2 -1 9C-5.6 8.8 -8.8 6.4 -9.5 2Z";
