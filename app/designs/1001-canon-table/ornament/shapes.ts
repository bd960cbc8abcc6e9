import { degrees, polar, range, smooth, type Point } from "#app/designs/kit/geometry.ts";
import type { Placement } from "#app/designs/kit/repeats.tsx";

/** Paths of the canon tables: what Armenian painters framed the concordance of the gospels with. */

/** A trefoil leaf, 28 high, that stands on the origin. */
export const palmette =
  "M0 0C-3 -3 -9 -2 -11 -7C-12.4 -11.6 -8 -14.6 -5 -11.4C-8 -17 -4 -22 0 -28C4 -22 8 -17 5 -11.4C8 -14.6 12.4 -11.6 11 -7C9 -2 3 -3 0 0Z";

/** Half of a long palmette with curling lobes, 60 high, for the right side of a stem. */
export const halfPalmette =
  "M0 26C22 27 39 13 38 -9C37.5 -25 29 -34 18 -42C22 -32 19 -26 12.5 -23C21 -19 23 -11 16.5 -5C25 -3 25 8 16.5 11C10 13 4 9 0 2Z";

/** The pointed body of the marginal ornament, its tip at -84, its foot at 30. */
export const flame =
  "M0 -84C9 -62 47 -50 47 -9C47 17 25 30 0 30C-25 30 -47 17 -47 -9C-47 -50 -9 -62 0 -84Z";

/** A peacock that looks to the right; its feet stand on the origin, 52 high. */
export const bird =
  "M32 -42.5L24.5 -47C21 -52 13 -51.5 12 -45C11 -38 13.5 -33.5 8 -29C0 -23 -12 -25 -25 -21C-50 -13 -74 -11 -106 -3C-88 3 -54 3.5 -31 -5C-19 -1 -4 -3 6.5 -11.5C16 -19.5 17 -30 19.5 -37.5C21.5 -40.5 26.5 -41.5 32 -42.5Z";
export const wing =
  "M7 -21C1 -25 -13 -22 -29 -16C-41 -12 -52 -11 -62 -9C-46 -6 -22 -5 -8 -9C1 -11.5 8 -15 7 -21Z";

/** A round of a scroll: its middle and how far it reaches. */
export type Volute = readonly [x: number, y: number, radius: number];

/** A volute of 10 around the origin: along its rim from the right clockwise, then inwards. */
export const volute = smooth(
  range(14, 0, 1).map((share): Point =>
    polar(10 * (1 - 0.4 * Math.max(0, (share - 0.45) / 0.55) ** 0.9), Math.PI * 2.15 * share),
  ),
);

/** Copies of `volute` that grow out of each other, from the second on: the first is a whole circle. */
export function chain(volutes: readonly Volute[]): Placement[] {
  return volutes.slice(1).map(([x, y, radius], index) => {
    const [px = 0, py = 0] = volutes[index] ?? [];
    const turn = degrees(Math.atan2(py - y, px - x));
    return { x, y, turn, scale: radius / 10, flip: index % 2 === 1 };
  });
}

/** The palmettes that stand in the middle of volutes. */
export function blooms(volutes: readonly Volute[]): Placement[] {
  return volutes.map(([x, y, radius]) => {
    const scale = radius / 32;
    return { x, y: y + 12.5 * scale, scale };
  });
}

/** `count` circles of `radius` whose centres lie on a circle of `reach`. Even-odd, they make a mosaic. */
export function rosette(count: number, reach: number, radius: number): string {
  return range(count, 0, (2 * Math.PI * (count - 1)) / count)
    .map((angle) => {
      const [x, y] = polar(reach, angle - Math.PI / 2).map((value) => Math.round(value * 10) / 10);
      return `M${x} ${y}m${radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0`;
    })
    .join("");
}
