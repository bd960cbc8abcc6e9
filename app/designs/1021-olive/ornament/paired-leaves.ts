import { degrees, range, smooth, type Point } from "#app/designs/kit/geometry.ts";
import type { Placement } from "#app/designs/kit/repeats.tsx";

export type Bough = { stem: string; leaves: Placement[]; pale: Placement[]; fruit: Placement[] };

/**
 * A bough of paired leaves along a curve, one of each pair showing its silver side, with fruit at
 * every fourth pair.
 * @param curve from the bough's foot (0) to its tip (1).
 * @param pairs of leaves, the last of them almost in line with the stem.
 * @param scale of leaves of 54 and fruit of 20.
 */
export function boughOf(curve: (along: number) => Point, pairs: number, scale = 1): Bough {
  const bough: Bough = { stem: smooth(range(9, 0, 1).map(curve)), leaves: [], pale: [], fruit: [] };
  for (const index of range(pairs, 0, pairs - 1)) {
    const along = (index + 0.6) / pairs;
    const [x, y] = curve(along);
    const [nextX, nextY] = curve(Math.min(1, along + 0.01));
    const ahead = degrees(Math.atan2(nextY - y, nextX - x));
    // Leaves near the tip are smaller and lie closer to the stem.
    const young = Math.max(0, (along - 0.7) / 0.3);
    const spread = 52 - 26 * young + 9 * Math.sin(index * 2.1);
    const size = scale * (1 - 0.35 * young) * (0.92 + 0.1 * Math.sin(index * 1.7));
    const leftLeaf = { x, y, turn: ahead - spread, scale: size };
    const rightLeaf = { x, y, turn: ahead + spread + 6, scale: size * 0.94 };
    const back = index % 2 === 0;
    (back ? bough.pale : bough.leaves).push(leftLeaf);
    (back ? bough.leaves : bough.pale).push(rightLeaf);
    if (index % 4 === 1 && young < 0.8)
      bough.fruit.push({ x, y, turn: ahead + (index % 8 === 1 ? 74 : -74), scale });
  }
  const [tipX, tipY] = curve(1);
  const [beforeX, beforeY] = curve(0.98);
  bough.leaves.push({
    x: tipX,
    y: tipY,
    turn: degrees(Math.atan2(tipY - beforeY, tipX - beforeX)),
    scale: scale * 0.7,
  });
  return bough;
}

/** A curve through `points`, as even as their distances are. */
export function through(...points: readonly Point[]): (along: number) => Point {
  return (along) => {
    const spans = points.length - 1;
    const span = Math.min(spans - 1, Math.floor(along * spans));
    const pointAt = (index: number): Point => points[Math.min(spans, Math.max(0, index))] ?? [0, 0];
    const [a, b, c, d] = [pointAt(span - 1), pointAt(span), pointAt(span + 1), pointAt(span + 2)];
    const t = along * spans - span;
    const axis = (i: 0 | 1): number =>
      0.5 *
      (2 * b[i] +
        (c[i] - a[i]) * t +
        (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
        (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
    return [axis(0), axis(1)];
  };
}
