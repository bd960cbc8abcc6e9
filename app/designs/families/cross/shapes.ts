import { range, short } from "#app/designs/kit/geometry.ts";

/** Paths of the cross family: the flowering cross and what grows at its foot, the vine and its birds. */

/** An arm, upwards from the middle: narrow, then flaring to three buds. */
export function arm(length: number): string {
  const [waist, end, bud] = [7.5, 15, 7.4];
  const neck = length * 0.8;
  const tip = length * 0.93;
  return (
    `M0 0L${waist} ${-waist}C${waist - 1.5} ${-neck * 0.55} ${waist} ${-neck * 0.8} ${end} ${-neck}` +
    `A${bud} ${bud} 0 1 0 ${end * 0.42} ${-tip}A${bud} ${bud} 0 1 0 ${-end * 0.42} ${-tip}A${bud} ${bud} 0 1 0 ${-end} ${-neck}` +
    `C${-waist} ${-neck * 0.8} ${-waist + 1.5} ${-neck * 0.55} ${-waist} ${-waist}Z`
  );
}

/** The right wing of leaves: out of the foot, then up beside the cross. */
export const wing =
  "M0 3C24 8 42 0 46 -23C48 -36 44 -49 33 -58C38 -46 39 -34 36 -24C31 -7 16 -8 0 -9Z" +
  "M28 0C42 6 58 0 64 -16C54 -11 43 -13 37 -14ZM44 -17C57 -17 67 -28 65 -44C58 -34 51 -33 44 -32ZM43 -36C53 -42 58 -54 52 -68C49 -58 44 -54 37 -51ZM40 -38C33 -38 27 -39 21 -48C19 -34 27 -25 37 -24Z";

/** A half palmette of three blades, 40 long. */
export const palmette =
  "M0 0C10 -10 27 -11 40 0C29 -3 15 -1 3 3ZM-1 -1C2 -15 15 -24 33 -22C22 -18 12 -11 3 -2ZM-3 -1C-7 -13 -2 -26 12 -33C7 -23 4 -12 0 -2Z";

/** Four lobes, 20 units wide. */
export const quatrefoil = "M-5 -5A5 5 0 1 1 5 -5A5 5 0 1 1 5 5A5 5 0 1 1 -5 5A5 5 0 1 1 -5 -5Z";

/** Grapes of a bunch whose stalk is at the origin, as dots. */
export const grapes = [4, 3, 2, 1]
  .map((count, row) =>
    range(count, -5.2 * (count - 1), 5.2 * (count - 1))
      .map((x) => `M${short(x)} ${10 + row * 9}h.1`)
      .join(""),
  )
  .join("");

/** A bird that pecks, 68 wide, its beak at the left. */
export const bird =
  "M-24 -8C-20 -17 -8 -17 -5 -9C4 -8 14 -6 20 2L44 6L38 14L20 14C8 20 -9 17 -13 4C-14 -1 -16 -3 -19 -3L-30 1Z";
