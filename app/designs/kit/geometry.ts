/** A point in the units of an SVG's viewBox; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, a tenth of a CSS pixel where ornaments are drawn at their own size. */
export function short(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** The point at `radius` and `angle` (radians, clockwise from three o'clock) around `centre`. */
export function polar(radius: number, angle: number, centre: Point = [0, 0]): Point {
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}

export function degrees(radians: number): number {
  return Math.round((radians * 180) / Math.PI);
}

/** `count` values from `from` to `to`, both included. */
export function range(count: number, from: number, to: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => from + ((to - from) * index) / Math.max(1, count - 1),
  );
}

/**
 * A smooth path through `points`: a Catmull–Rom spline written as cubic Béziers. A curve leaves a point
 * as steeply as the one before arrives there, which is what `S` leaves out.
 */
export function smooth(points: readonly Point[], closed = false): string {
  const [first] = points;
  if (!first) return "";
  const spans = spansOf(points, closed).map(({ leaving, arriving }, index) =>
    index === 0 ? `C${leaving} ${arriving}` : `S${arriving}`,
  );
  return `M${pair(...first)}${spans.join("")}${closed ? "Z" : ""}`;
}

/**
 * The curves of a smooth path: how each leaves its point, and how it arrives at the next, with that.
 */
export function spansOf(
  points: readonly Point[],
  closed = false,
): { leaving: string; arriving: string }[] {
  const last = points.length - 1;
  const pointAt = (index: number): Point => {
    const position = closed
      ? (index + points.length) % points.length
      : Math.min(Math.max(index, 0), last);
    return points[position] ?? [0, 0];
  };
  return range(closed ? points.length : last, 0, closed ? last : last - 1).map((index) => {
    const [previousPoint, from, to, nextPoint] = [
      pointAt(index - 1),
      pointAt(index),
      pointAt(index + 1),
      pointAt(index + 2),
    ];
    return {
      leaving: pair(
        from[0] + (to[0] - previousPoint[0]) / 6,
        from[1] + (to[1] - previousPoint[1]) / 6,
      ),
      arriving: `${pair(to[0] - (nextPoint[0] - from[0]) / 6, to[1] - (nextPoint[1] - from[1]) / 6)} ${pair(...to)}`,
    };
  });
}

export function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

/** Repeatable numbers in 0–1, so that a hand-made edge is the same in every rendering. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    // Multiplier and increment of a full-period generator modulo 2^32.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
