import { pair, polar, range, short, type Point } from "#app/designs/kit/geometry.ts";

/** Outlines to cut from coloured paper. Few points: scissors turn seldom. */

/** The five papers that take turns. */
export const papers = ["accent", "deco", "wax-light", "deco-light", "deco-deep"] as const;
export type Paper = (typeof papers)[number] | "deco-glint" | "wax" | "wax-deep" | "line";

/** A star, its points a little unequal, as a child's scissors leave them; 40 wide. */
export const star =
  "M-1 -20C0 -15 3.5 -9 5 -7C8 -6.4 14 -6.6 19 -6.400C16 -3 10.5 1 8.8 3.400C9.6 7 12 12.5 12.6 17C8 15 3.5 12 .2 10.400C-3.5 12.5 -8 16 -12 17.400C-11 12 -9 7 -8.4 3.600C-11 .6 -16.5 -3 -19.4 -6C-14 -6.8 -8.5 -6.4 -5.2 -6.800C-3.8 -9.5 -2 -15 -1 -20Z";

/** A balloon 56 wide around its middle, with its knot. */
export const balloon =
  "M-2 40C-16 32 -29 16 -28 -6C-27 -24 -15 -35 0 -35C16 -35 28 -23 28 -6C28 16 15 32 2 40L7 47L-6 48Z";

/** A cloud is circles that grew together; 100 wide, flat below. */
export const cloud =
  "M-38 20C-52 20 -54 2 -41 -1C-43 -16 -25 -24 -15 -15C-9 -30 16 -30 20 -13C31 -21 45 -11 40 1C54 3 52 20 39 20Z";

/** A leaf 40 long that points to the right, and the veins that are cut out of it. */
export const leaf = "M0 0C8 -13 26 -15 41 -2C27 12 9 12 0 0Z";

/** A crescent, 36 high. */
export const moon = "M8 -17C-14 -18 -22 2 -12 13C-5 20 6 19 12 13C-2 13 -7 -8 8 -17Z";

/** A bird that looks to the right, sitting at the origin; 52 wide. */
export const bird = {
  body: "M-30 -26C-19 -18 -12 -31 2 -32C12 -33 18 -26 17 -18C16 -5 5 1 -6 0C-19 -1 -28 -12 -30 -26Z",
  beak: "M16 -26L27 -20L16 -17Z",
  wing: "M-14 -17C-6 -24 4 -21 8 -13C0 -6 -9 -8 -14 -17Z",
};

/** A fox's face from the front, its chin at the origin. */
export const fox = {
  head: "M0 0C-14 -7 -27 -20 -27 -33L-28 -58L-11 -45C-4 -47 5 -47 12 -45L28 -58L27 -33C27 -20 14 -7 0 0Z",
  cheeks: "M0 0C-14 -7 -27 -20 -27 -33C-15 -32 -5 -22 0 -6C5 -22 15 -32 27 -33C27 -20 14 -7 0 0Z",
  ears: "M-24 -50L-14 -42C-18 -40 -21 -38 -24 -36ZM24 -50L15 -42C18 -40 21 -38 24 -36Z",
};

/** A round edge of scallops, `count` of them on a circle of `radius`. */
export function scalloped(count: number, radius: number): string {
  const step = (2 * Math.PI) / count;
  const bow = short(radius * Math.sin(step / 2) * 1.06);
  const arcs = range(count, step, 2 * Math.PI)
    .map((angle) => `A${bow} ${bow} 0 0 1 ${pair(...polar(radius, angle))}`)
    .join("");
  return `M${pair(...polar(radius, 0))}${arcs}Z`;
}

/** Places of the flags of a bunting on a parabola, and how the string leans there. */
export function bunting(from: Point, to: Point, sag: number, count: number) {
  const pointAt = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag];
  return {
    string: `M${pair(...from)}Q${pair(...middle)} ${pair(...to)}`,
    flags: range(count, 0.5 / count, 1 - 0.5 / count).map((share) => {
      const [x, y] = pointAt(share);
      const [previousPoint, nextPoint] = [pointAt(share - 0.01), pointAt(share + 0.01)];
      const lean = Math.atan2(nextPoint[1] - previousPoint[1], nextPoint[0] - previousPoint[0]);
      return { x: short(x), y: short(y), turn: Math.round((lean * 180) / Math.PI) };
    }),
  };
}

/** A flag 30 wide that hangs from its middle. */
export const flag = "M-15 -1L15 0C11 12 6 24 1 36C-6 24 -11 12 -15 -1Z";
