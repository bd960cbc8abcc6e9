import { pair, polar, range, spansOf, type Point } from "#app/designs/kit/geometry.ts";

/** Drawings of one line each: the pen goes down once. */

/** A face that looks to the right, from the crown to the throat: control points of cubic Béziers. */
const face: Point[] = [
  [-18, -74],
  [-4, -73],
  [4, -61],
  [3, -48],
  [2.6, -43],
  [0.6, -42],
  [1.6, -38],
  [4, -32],
  [9, -28],
  [10, -23.5],
  [10.4, -21],
  [6, -20.5],
  [4, -20],
  [3, -18],
  [7, -16.5],
  [6.5, -14],
  [6, -12.5],
  [3.4, -12.4],
  [2.6, -12],
  [4, -10.8],
  [6, -9],
  [5, -6.5],
  [4, -4.5],
  [1.4, -5],
  [1.4, -2.5],
  [1.4, 1],
  [4.6, 3],
  [3, 7.5],
  [1, 13],
  [-7, 13],
  [-12, 11],
  [-17, 10],
  [-19, 15],
  [-18, 22],
];
/** The other looks back at it, a little smaller and lower. */
const other = face.map(([x, y]): Point => [22 - 0.88 * x, 0.88 * y + 7]);

/** Two faces that look at each other, and the knot in the line between them. */
export const couple = [
  "M-58 56C-46 48 -37 38 -37 22C-37 8 -53 -6 -54 -32C-55 -62 -36 -76 -18 -74",
  cubics(face.slice(1)),
  "C-16 36 -8 50 8 50C22 50 22 36 11 36C0 36 0 50 14 50C30 50 38 38 37.8 26.4",
  cubics(other.toReversed().slice(1)),
  "C54 -59 65 -46 64 -28C63 -8 52 0 54 15C56 29 70 32 67 45C66 51 70 56 77 55",
].join("");

function cubics(points: readonly Point[]): string {
  return `C${points.map((point) => pair(...point)).join(" ")}`;
}

/** A bow with two loops and two ends, 80 wide around its knot. */
export const bow =
  "M-30 34C-20 22 -8 10 0 0C10 -13 28 -22 36 -13C42 -5 24 4 0 0C-24 4 -42 -5 -36 -13C-28 -22 -10 -13 0 0C8 10 20 22 30 34";

/** A leaf that the pen draws on its way: out to the tip and back, then on along the stem. */
function leaf(x: number, y: number, turn: number, length: number): string {
  const pointAt = (along: number, aside: number): string => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return pair(x + along * cos - aside * sin, y + along * sin + aside * cos);
  };
  return `C${pointAt(length * 0.3, -length * 0.34)} ${pointAt(length * 0.76, -length * 0.28)} ${pointAt(length, 0)}C${pointAt(length * 0.72, length * 0.2)} ${pointAt(length * 0.3, length * 0.26)} ${pair(x, y)}`;
}

/**
 * A bough in one line: along `stem`, and at each of its points out around a leaf and back.
 * @param leaves the leaf at each point after the first: how it turns away, in radians, and its length.
 */
export function lineBough(
  stem: readonly Point[],
  leaves: readonly (readonly [number, number])[],
): string {
  const spans = spansOf(stem).map(({ leaving, arriving }, index) => {
    const [x, y] = stem[index + 1] ?? [0, 0];
    const [turn, length] = leaves[index] ?? [0, 0];
    return `C${leaving} ${arriving}${length ? leaf(x, y, turn, length) : ""}`;
  });
  return `M${pair(...(stem[0] ?? [0, 0]))}${spans.join("")}`;
}

/** A rose is a spiral that cannot decide: out for a petal, in again, and closer every time. */
export function rose(centre: Point, radius: number, from: number): Point[] {
  return range(27, 0, 1).map((share): Point => {
    const angle = from - share * 17;
    const petal = 1 + 0.13 * Math.sin(2.5 * angle);
    return polar(radius * (1 - share) ** 0.8 * petal + 1.5, angle, centre);
  });
}

const strayed: Point[] = [
  [344, 18],
  [304, 40],
  [266, 56],
  [226, 60],
  [186, 54],
  [150, 54],
  [116, 66],
  ...rose([60, 110], 38, -0.5),
];

/** A bough that comes in from the right and ends in a rose. */
export const branch = lineBough(strayed, [
  [2.3, 46],
  [-2.3, 52],
  [2.2, 60],
  [-2.35, 60],
  [2.2, 46],
  [-2.6, 44],
]);

/** A square with a loop at each corner: the family's sign, and a frame. 156 wide. */
export const loopedSquare =
  "M-50 0V-64A14 14 0 1 0 -64 -50H64A14 14 0 1 0 50 -64V64A14 14 0 1 0 64 50H-64A14 14 0 1 0 -50 64Z";

/** Two leaves, up and to the right. */
export const shoot = lineBough(
  [
    [0, 4],
    [12, -4],
    [22, -14],
    [30, -26],
  ],
  [
    [-1.7, 16],
    [0.05, 18],
  ],
);
