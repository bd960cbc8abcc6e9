import { pair, polar, range, type Point } from "#app/designs/kit/geometry.ts";

/** Paths of the stitch family: all of it lies on the threads of a cloth and their diagonals. */

const eighth = Math.PI / 4;

/** Two squares laid crosswise over one another: the outline of a star with eight points. */
export function eightStar(radius: number): string {
  const hollow = (radius * Math.cos(eighth)) / Math.cos(eighth / 2);
  return `M${range(16, 0, 15)
    .map((corner) => pair(...polar(corner % 2 ? hollow : radius, (corner * eighth) / 2)))
    .join("L")}Z`;
}

/** The pass of one of those squares' sides over the other's, between the corners at 0° and 90°. */
export function sidePass(radius: number, reach: number): string {
  const hollow = (radius * Math.cos(eighth)) / Math.cos(eighth / 2);
  const [x, y] = polar(hollow, eighth / 2);
  const along = reach * Math.SQRT1_2;
  return `M${pair(x + along, y - along)}L${pair(x - along, y + along)}`;
}

/** The two squares, side by side in one path. */
export function squares(radius: number): string {
  const square = (from: number) =>
    `M${range(4, 0, 3)
      .map((corner) => pair(...polar(radius, from + corner * 2 * eighth)))
      .join("L")}Z`;
  return square(0) + square(eighth);
}

/** A lozenge around a point. */
export function lozenge(radius: number, [x, y]: Point = [0, 0]): string {
  return `M${pair(x, y - radius)}L${pair(x + radius, y)} ${pair(x, y + radius)} ${pair(x - radius, y)}Z`;
}

/** A leaf of long stitches, 63 units to the right, in two halves along its rib. */
export const leafUpper = "M0 0L31 -13L63 0Z";
export const leafLower = "M0 0L31 13L63 0Z";
