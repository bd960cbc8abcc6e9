import { range } from "#app/designs/kit/geometry.ts";
import { Copies, onCircle, Spokes } from "#app/designs/kit/repeats.tsx";
import { cord, teeth } from "#app/designs/families/eternity/shapes.ts";

const wheels = onCircle(107, range(8, 22.5, 337.5), { scale: 0.142 }).map((wheel, index) =>
  index % 2 ? wheel : { ...wheel, scale: -0.142 },
);
const almonds = onCircle(107, range(8, 0, 315), { scale: 1.25 });

/**
 * Bands of carving around the sign: a cord, small wheels, teeth, the sign itself. 137 from its
 * middle. `name` makes its ids unique.
 */
export function Rosette({ name }: { name: string }) {
  return (
    <>
      <circle r="136.5" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.6" />
      <g id={`orn-${name}-cord`} fill="none" stroke="var(--line)" strokeWidth="1.2">
        <path d={cord(127, 136.5, 7)} />
      </g>
      <Spokes of={`${name}-cord`} count={8} ours />
      <circle r="127" fill="var(--deco)" stroke="var(--line)" strokeWidth="1.6" />
      <circle r="87" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.6" />
      <Copies of="wheel-6" at={wheels} />
      <Copies of="almond" at={almonds} />
      <path id={`orn-${name}-teeth`} d={teeth(86, 79.5, 7)} fill="var(--line)" />
      <Spokes of={`${name}-teeth`} count={8} ours />
      <circle r="77" fill="none" stroke="var(--line)" strokeWidth="1.2" />
      <g className="roundel-core">
        <use href="#orn-sign-8" transform="scale(.73)" />
        <circle r="11" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.4" />
        <use href="#orn-sign-6" transform="scale(-.09 .09)" />
      </g>
    </>
  );
}

/** The whole wheel. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <Rosette name="rosette" />
    </svg>
  );
}
