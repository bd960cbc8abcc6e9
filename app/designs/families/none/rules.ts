import { range, short } from "#app/designs/kit/geometry.ts";

/** A printer's swelled rule around the origin: a hairline that thickens towards its middle. */
export function swelled(length: number, thick: number): string {
  const half = length / 2;
  return `M${-half} 0Q0 ${-thick} ${half} 0Q0 ${thick} ${-half} 0Z`;
}

/** A lozenge around the origin. */
export function lozenge(width: number, height: number): string {
  return `M0 ${-height / 2}L${width / 2} 0L0 ${height / 2}L${-width / 2} 0Z`;
}

/** The round-headed opening of the arch, `inset` from the outer edge of its columns. */
export function opening(inset: number): string {
  const radius = 158 - inset;
  return `M${22 + inset} 260V190A${radius} ${radius} 0 0 1 ${338 - inset} 190V260`;
}

/** Rules from a hairline to 15 units, one below the other with the same white between them. */
export function byWeight(count: number, from: number): { top: number; weight: number }[] {
  const white = 13.4;
  let top = from;
  return range(count, 0, 1).map((step) => {
    const weight = 0.5 + 15 * step ** 2.2;
    const rule = { top: short(top), weight: short(weight) };
    top += weight + white;
    return rule;
  });
}
