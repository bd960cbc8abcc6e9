import { pair, polar, range, short } from "#app/designs/kit/geometry.ts";

/** Paths of the eternity family: a sign cut into stone, each arm with a lit and a shaded side. */

type Facets = { lit: string; shade: string };

/**
 * An arm of the sign, 100 units long from the centre, turning clockwise. Its edges and its ridge
 * are parts of circles through the centre.
 * @param arms of the whole sign (6, 8 or 12).
 */
export function arm(arms: number): Facets {
  const step = (2 * Math.PI) / arms;
  const shoulder = 90 - 60 / arms;
  const start = pair(...polar(shoulder, 0));
  const end = pair(...polar(shoulder, step * 0.84));
  const apex = pair(...polar(100, step * 0.56));
  const ridge = pair(...polar(shoulder * 0.93, step * 0.26));
  const rise = pair(...polar(101, step * 0.2));
  const fall = pair(...polar(101, step * 0.84));
  return {
    lit: `M0 0A50 50 0 0 1 ${start}Q${rise} ${apex}L${ridge}A50 50 0 0 0 0 0Z`,
    shade: `M0 0A50 50 0 0 1 ${ridge}L${apex}Q${fall} ${end}A50 50 0 0 0 0 0Z`,
  };
}

/** An eighth of a twisted cord between two radii. */
export function cord(inner: number, outer: number, strands: number): string {
  const step = Math.PI / 4 / strands;
  return range(strands, 0, strands - 1)
    .map((strand) => {
      const angle = strand * step;
      return `M${pair(...polar(inner, angle))}Q${pair(...polar(inner, angle + step * 0.8))} ${pair(...polar((inner + outer) / 2, angle + step * 0.9))}T${pair(...polar(outer, angle + step * 1.8))}`;
    })
    .join("");
}

/** An eighth of a ring of chip-cut teeth. */
export function teeth(inner: number, outer: number, count: number): string {
  const step = Math.PI / 4 / count;
  return range(count, 0, count - 1)
    .map(
      (tooth) =>
        `M${pair(...polar(inner, tooth * step))}L${pair(...polar(outer, (tooth + 0.5) * step))} ${pair(...polar(inner, (tooth + 1) * step))}Z`,
    )
    .join("");
}

/** An eighth of a ring of rays: the lit sides, or the shaded ones. */
export function rays(inner: number, outer: number, count: number, side: 1 | -1): string {
  const step = Math.PI / 4 / count;
  return range(count, 0, count - 1)
    .map((ray) => {
      const angle = (ray + 0.5) * step;
      const reach = ray % 2 ? outer : (outer * 3 + inner) / 4;
      return `M${pair(...polar(inner, angle))}L${pair(...polar(inner, angle - side * step * 0.42))} ${pair(...polar(reach, angle))}Z`;
    })
    .join("");
}

/** The same teeth along a straight line, upwards from `y`. */
export function teethRow(from: number, y: number, count: number, width: number, height: number) {
  return `M${short(from)} ${short(y)}${`l${width / 2} ${-height} ${width / 2} ${height}`.repeat(count)}Z`;
}

/** A wheel's outline with eight soft lobes, 20 units wide. */
export const lobes = `M${pair(...polar(8.6, 0))}${range(8, 1, 8)
  .map((lobe) => `A4 4 0 0 1 ${pair(...polar(8.6, (lobe * Math.PI) / 4))}`)
  .join("")}Z`;
