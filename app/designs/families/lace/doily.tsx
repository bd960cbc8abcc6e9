import { range } from "#app/designs/kit/geometry.ts";
import { Copies, onCircle, Spokes } from "#app/designs/kit/repeats.tsx";
import { almond, arches, knots } from "#app/designs/families/lace/shapes.ts";

/** Points of the edging: twenty, on a circle of 106. */
const edge = onCircle(106, range(20, 0, 342), { scale: 1.1, lean: 90 });

/**
 * A round of needle lace as it is made: from the knot in the middle, row upon row, to the points.
 * 138 from its middle. `name` makes its ids unique.
 */
export function Doily({ name }: { name: string }) {
  return (
    <>
      <Copies of="point" at={edge} />
      <circle r="106" fill="none" stroke="var(--line)" strokeWidth="1.1" />
      <g id={`orn-${name}-outer`} fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d={arches(95, 106, 9, 2)} strokeWidth="1" />
        <path d={arches(88, 99.5, 18, 1, 9)} stroke="var(--deco-light)" strokeWidth="1" />
        <path d={almond(73, 96, 8)} fill="var(--deco)" strokeWidth="1.2" />
        <path d="M78 0H91M82 2.4H88M82 -2.4H88" stroke="var(--deco-glint)" strokeWidth="1" />
        <path d={knots(95, 9, 2)} strokeWidth="3.4" />
      </g>
      <Spokes of={`${name}-outer`} count={20} ours />
      <circle r="72" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.2" />
      <circle
        r="68.5"
        fill="none"
        stroke="var(--line)"
        strokeWidth="5"
        strokeDasharray="1.1 1.052"
      />
      <g className="roundel-core">
        <circle r="65" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.2" />
        <g id={`orn-${name}-inner`} fill="none" stroke="var(--line)" strokeLinecap="round">
          <path
            d={`${arches(52, 65, 18, 2)}${arches(41, 55, 18, 2, 9)}${arches(28, 45, 36, 1)}`}
            strokeWidth="1.1"
          />
          <path d={arches(19, 34, 36, 1, 18)} stroke="var(--deco-light)" strokeWidth="1.1" />
          <path
            d={knots(52, 18, 2) + knots(41.5, 18, 2, 9) + knots(29, 36, 1)}
            stroke="var(--deco-glint)"
            strokeWidth="3"
          />
        </g>
        <Spokes of={`${name}-inner`} count={10} ours />
        <use href="#orn-flower" transform="scale(.42)" />
      </g>
    </>
  );
}

export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <Doily name="doily" />
    </svg>
  );
}
