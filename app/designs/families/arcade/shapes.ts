import { pair, polar, range, short } from "#app/designs/kit/geometry.ts";

/** Paths of the arcade: the round arches and fans of Yerevan's houses of rose tuff. */

/** A round arch on legs, open below: its top at -radius, its feet at `leg`. */
export function archOnLegs(radius: number, leg: number): string {
  return `M${short(-radius)} ${leg}V0A${radius} ${radius} 0 0 1 ${short(radius)} 0V${leg}`;
}

/** Arches within each other, on one step. */
export function nest(radii: readonly number[], leg: number): string {
  return radii.map((radius) => archOnLegs(radius, leg)).join("");
}

/** A fan that opens upwards from the origin, its edge in `scallops`. */
export function fan(radius: number, half: number, scallops: number): string {
  const step = (2 * half) / scallops;
  const chord = short(2 * radius * Math.sin(step / 2));
  const edge = range(scallops + 1, -half, half).map((angle, index) => {
    const point = pair(...polar(radius, angle - Math.PI / 2));
    return index === 0
      ? `L${point}`
      : `A${short(chord * 0.52)} ${short(chord * 0.52)} 0 0 1 ${point}`;
  });
  return `M0 0${edge.join("")}Z`;
}

/** The folds of a fan, and arcs across them. */
export function folds(
  radius: number,
  half: number,
  scallops: number,
  arcs: readonly number[],
): string {
  const rays = range(scallops + 1, -half, half)
    .slice(1, -1)
    .map((angle) => `M0 0L${pair(...polar(radius, angle - Math.PI / 2))}`);
  const across = arcs.map(
    (reach) =>
      `M${pair(...polar(reach, -half - Math.PI / 2))}A${reach} ${reach} 0 0 1 ${pair(...polar(reach, half - Math.PI / 2))}`,
  );
  return [...rays, ...across].join("");
}

/** Half the way from one scale to the next. */
export const scaleReach = 30;

/**
 * An arch of a wall of arches, each standing between two of the row below: `radius` up to 30 wide,
 * its legs as long as those leave room for.
 */
export function scale(radius: number, x: number, y: number): string {
  const below = scaleReach - Math.sqrt(scaleReach ** 2 - (scaleReach - radius) ** 2);
  const foot = short(y + below);
  return (
    `M${x - radius} ${foot}V${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}V${foot}` +
    `A${scaleReach} ${scaleReach} 0 0 0 ${x} ${y + scaleReach}A${scaleReach} ${scaleReach} 0 0 0 ${x - radius} ${foot}Z`
  );
}

/** An arch of a rose window: from the hub outwards, `inset` from the joint to the next. */
export function ray(count: number, hub: number, reach: number, inset: number): string {
  const spread = Math.tan(Math.PI / count);
  const foot = short(hub * spread - inset);
  const shoulder = short(reach * spread - inset);
  const bottom = -hub - inset;
  return `M${-foot} ${bottom}L${-shoulder} ${-reach}A${shoulder} ${shoulder} 0 0 1 ${shoulder} ${-reach}L${foot} ${bottom}Z`;
}
