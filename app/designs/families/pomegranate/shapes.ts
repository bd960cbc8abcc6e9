import { degrees, pair, polar, range, smooth, type Point } from "#app/designs/kit/geometry.ts";
import type { Placement } from "#app/designs/kit/repeats.tsx";

/**
 * Paths of the pomegranate family. The cut fruit and the Armenian eternity sign are one drawing
 * here: the sign's arms are the membranes, and the seeds lie between them.
 */

export const arms = 8;

const turnOfArms = (2 * Math.PI) / arms;

/** An arm is part of a circle through the centre: how far it has turned at `radius`, and how much it leans there. */
function swirl(radius: number, rim: number): number {
  return Math.asin(Math.min(1, radius / (1.24 * rim)));
}

/**
 * An arm of the eternity sign, from the centre to a rim of `rim`.
 * @param breadth of its end, as a part of the way to the next arm (0–1).
 */
export function eternityArm(rim: number, breadth: number): string {
  const radii = range(8, rim * 0.06, rim);
  const edge = (share: number) =>
    radii.map((radius) =>
      polar(radius, swirl(radius, rim) + turnOfArms * share * (radius / rim) ** 1.6),
    );
  const inner = edge(breadth).reverse();
  const [corner = [0, 0] as const] = inner;
  return `${smooth(edge(0))}A${rim} ${rim} 0 0 1 ${pair(...corner)}${smooth(inner).replace(/^M[^C]*/, "")}Z`;
}

/** Seeds of a chamber, in rows that grow towards the rim. */
export function chamberSeeds(rim: number, membrane: number): Placement[] {
  const rows = [
    { at: 0.19, seeds: 1, scale: 0.5 },
    { at: 0.33, seeds: 1, scale: 0.86 },
    { at: 0.475, seeds: 2, scale: 0.76 },
    { at: 0.62, seeds: 2, scale: 0.92 },
    { at: 0.765, seeds: 3, scale: 0.84 },
    { at: 0.91, seeds: 4, scale: 0.78 },
  ];
  return rows.flatMap(({ at: reach, seeds, scale }) => {
    const radius = rim * reach;
    const membraneShare = membrane * reach ** 1.6;
    // Arms are curved: the side they bulge to needs more room.
    return range(seeds, 0.68 / seeds, 1 - 0.5 / seeds).map((share) => {
      const angle =
        swirl(radius, rim) +
        turnOfArms * (membraneShare + (1 - membraneShare) * (seeds === 1 ? 0.5 : share));
      const [x, y] = polar(radius, angle);
      return { x, y, turn: degrees(angle) + 90 + degrees(swirl(radius, rim)) * 0.9, scale };
    });
  });
}

/**
 * A side of a wreath along a circle, from the foot up: pairs of leaves, a fruit in place of some.
 */
export function wreath(
  radius: number,
  pairs: number,
  from: number,
  to: number,
): { leaves: Placement[]; fruits: Placement[] } {
  const leaves: Placement[] = [];
  const fruits: Placement[] = [];
  range(pairs, from, to).forEach((angle, index) => {
    const along = degrees(angle) - 90;
    const scale = 0.84 - 0.32 * (index / pairs);
    const stem = placeAt(radius, angle);
    leaves.push({ ...stem, turn: along - 26, scale: scale * 0.78 });
    if (index === 3 || index === 7)
      fruits.push({
        ...placeAt(radius + 12, angle - 0.05),
        turn: along + 150,
        scale: 0.23 - index * 0.01,
      });
    else leaves.push({ ...stem, turn: along + 30, scale });
  });
  return { leaves, fruits };
}

function placeAt(radius: number, angle: number): { x: number; y: number } {
  const [x, y] = polar(radius, angle);
  return { x, y };
}

/** Leaves and fruit along a bough that sways from left to right over `width`. */
export function bough(
  width: number,
  sway: number,
): { stem: string; leaves: Placement[]; hangers: Point[] } {
  const pointAt = (share: number): Point => [
    width * share,
    -sway * Math.sin(share * Math.PI * 1.7) + sway * share * 0.6,
  ];
  const lean = (share: number) => {
    const [from, to] = [pointAt(share - 0.02), pointAt(share + 0.02)];
    return degrees(Math.atan2(to[1] - from[1], to[0] - from[0]));
  };
  const leaves = range(9, 0.1, 0.94).flatMap((share, index): Placement[] => {
    const [x, y] = pointAt(share);
    const scale = 0.94 - 0.42 * Math.abs(share - 0.45);
    const upper = { x, y, turn: lean(share) - 40, scale };
    const lower = { x, y, turn: lean(share) + 38, scale: scale * 0.86 };
    return index % 3 === 2 ? [upper] : [upper, lower];
  });
  const [x, y] = pointAt(1);
  return {
    stem: smooth(range(13, 0, 1).map(pointAt)),
    leaves: [...leaves, { x, y, turn: lean(1), scale: 0.8 }],
    hangers: [pointAt(0.31), pointAt(0.625)],
  };
}

/** Seeds behind the torn rind of the cut fruit, row by row. */
export const tearSeeds: Placement[] = [
  [-24, -3, 2],
  [-14, -8, 3],
  [-3.5, -11, 4],
  [7.5, -11, 4],
  [18.5, -7, 3],
  [28.5, -2, 2],
].flatMap(([y = 0, from = 0, count = 0]) =>
  range(count, from, from + (count - 1) * 9.6).map((x, column) => ({
    x: x + 1,
    y,
    turn: (x - 4) * -2,
    scale: 0.76 + 0.08 * (column % 2),
  })),
);

/** A pomegranate's body, 100 units wide, its crown apart. */
export const body =
  "M-10 -45C-17 -50 -31 -47 -41 -35C-53 -20 -55 5 -47 23C-39 41 -19 50 0 50C19 50 39 41 47 23C55 5 53 -20 41 -35C31 -47 17 -50 10 -45C6 -43.5 -6 -43.5 -10 -45Z";
export const crown =
  "M-10 -45C-9 -51 -12 -58 -23 -67C-15 -66 -10 -63 -7.5 -60C-7 -66 -4 -71 0 -76C4 -71 7 -66 7.5 -60C10 -63 15 -66 23 -67C12 -58 9 -51 10 -45C6 -43 -6 -43 -10 -45Z";
/** The opening in the rind, with torn lips. */
export const tear =
  "M2 -35C15 -27 27 -14 29 4C30 20 20 34 6 41C1 36 -8 31 -14 20C-22 6 -20 -9 -13 -20C-9 -27 -3 -31 2 -35Z";

export const seed =
  "M0 -6.2C4 -6.2 5.6 -2.8 4.5 1C3.6 4 1.7 6.4 0 8C-1.7 6.4 -3.6 4 -4.5 1C-5.6 -2.8 -4 -6.2 0 -6.2Z";
export const seedLight = "M-2.5 -1.6C-2.6 -3.4 -1.5 -4.5 .2 -4.5";

/** A leaf 40 units long that points to the right; `leafShade` is its upper half. */
export const leaf = "M0 0C8 -9 24 -11.5 40 -2C28 8.5 10 8.5 0 0Z";
export const leafShade = "M0 0C8 -9 24 -11.5 40 -2C27 -2.5 12 -1.5 0 0Z";

/** A drop, 20 units high, its tip down. */
export const drop =
  "M0 -10C6.5 -10 9 -4.6 7.2 1.6C5.8 6.4 2.8 9 0 11C-2.8 9 -5.8 6.4 -7.2 1.6C-9 -4.6 -6.5 -10 0 -10Z";
