import { degrees, pair, polar, range, smooth, type Point } from "#app/designs/kit/geometry.ts";
import type { Placement } from "#app/designs/kit/repeats.tsx";

/** Paths of the vine: a scroll as it is carved around Armenian doors, its leaves and its fruit. */

/** Lobes of a vine leaf: direction, reach, half of the angle each takes. */
const lobes = [
  { angle: -128, reach: 20, half: 27 },
  { angle: -64, reach: 28, half: 33 },
  { angle: 0, reach: 36, half: 31 },
  { angle: 64, reach: 28, half: 33 },
  { angle: 128, reach: 20, half: 27 },
];

/**
 * A five-lobed leaf around the point where its veins meet, pointing to `heading` (degrees); its
 * stalk comes from behind. Between the lobes it is cut in to `sinus` of their reach.
 */
export function leafOf(size: number, heading: number, sinus = 0.44): string {
  const outline = lobes.map(({ angle, reach, half }) => {
    const pointAt = (turn: number, share: number): string =>
      pair(...polar(reach * share * size, ((heading + angle + turn) * Math.PI) / 180));
    return (
      `L${pointAt(-half, sinus)}Q${pointAt(-half * 0.95, 0.66)} ${pointAt(-half * 0.66, 0.78)}` +
      `Q${pointAt(-half * 0.5, 0.72)} ${pointAt(-half * 0.4, 0.7)}` +
      `Q${pointAt(-half * 0.34, 0.92)} ${pointAt(0, 1)}Q${pointAt(half * 0.34, 0.92)} ${pointAt(half * 0.4, 0.7)}` +
      `Q${pointAt(half * 0.5, 0.72)} ${pointAt(half * 0.66, 0.78)}Q${pointAt(half * 0.95, 0.66)} ${pointAt(half, sinus)}`
    );
  });
  return `M${pair(...polar(-4 * size, (heading * Math.PI) / 180))}${outline.join("")}Z`;
}

export const leaf = leafOf(1, 0);

/** The veins of `leaf`, with those that branch off. */
export const veins = lobes
  .map(({ angle, reach }) => {
    const pointAt = (turn: number, share: number) =>
      pair(...polar(reach * share, ((angle + turn) * Math.PI) / 180));
    return `M0 0L${pointAt(0, 0.84)}M${pointAt(15, 0.66)}L${pointAt(0, 0.46)}L${pointAt(-15, 0.66)}`;
  })
  .join("");

/** Berries of a cluster that hangs from the origin, row by row. */
export const berries: Placement[] = [
  [13, 3],
  [21, 4],
  [29, 4],
  [37, 3],
  [45, 2],
  [53, 1],
].flatMap(([y = 0, count = 0], row) =>
  range(count, (count - 1) * -4.8, (count - 1) * 4.8).map((x) => ({
    x: x + (row === 2 ? 3 : 0),
    y,
  })),
);

/** A tendril from the origin up and to the right, ending in a logarithmic spiral. */
export const tendril = smooth([
  [0, 0],
  [7, -3],
  [13, -9],
  ...range(13, 0.9, -8.6).map((angle): Point =>
    polar(9.5 * Math.exp(-0.19 * (0.9 - angle)), angle, [21, -19]),
  ),
]);

/** The course of a scroll: `along` its axis and `across` it, to the left of where it goes. */
type Course = (along: number, across: number) => Point;

/** A wave of a scroll: its stem, its shoots, and the places where its leaf and its cluster grow. */
export type Wave = { stem: string; leaf: Placement; fruit: Placement };

/**
 * A wave of two half circles of `radius`, to be set in a row; a shoot leaves each where it ends and
 * winds back into it, one to a leaf, one to a cluster.
 */
export function wave(radius: number, course: Course = (along, across) => [along, -across]): Wave {
  const halves = [
    { centre: radius, side: 1 },
    { centre: 3 * radius, side: -1 },
  ];
  const stem = halves.flatMap(({ centre, side }, index) =>
    range(7, 0, Math.PI)
      .slice(index)
      .map((turn) =>
        course(centre - radius * Math.cos(turn), side * radius * 0.94 * Math.sin(turn)),
      ),
  );
  const shoots = halves.map(({ centre, side }) =>
    range(9, 0.06, 1).map((share): Point => {
      const turn = Math.PI * (0.82 + share * 1.62);
      const reach = radius * (1 - 0.7 * share ** 0.85);
      return course(centre - reach * Math.cos(turn), side * reach * 0.94 * Math.sin(turn));
    }),
  );
  const [leafCentre, fruitCentre] = halves.map(({ centre }) => course(centre, 0));
  const [[from, to] = []] = shoots.map((points) => points.slice(-2));
  const turn = from && to ? degrees(Math.atan2(to[1] - from[1], to[0] - from[0])) : 0;
  const [leafX, leafY] = leafCentre ?? [0, 0];
  const [x, y] = fruitCentre ?? [0, 0];
  const scale = radius / 46;
  const back = polar(7 * scale, ((turn + 180) * Math.PI) / 180, [leafX, leafY]);
  return {
    stem: [stem, ...shoots].map((points) => smooth(points)).join(""),
    leaf: { x: back[0], y: back[1], turn, scale },
    fruit: { x, y: y - 30 * scale, scale: scale * 0.92 },
  };
}
