import { medallion, lozenge } from "#app/designs/families/carpet/cartoons.ts";
import { Knots } from "#app/designs/families/carpet/knots.tsx";

/** A quarter of the medallion, its centre in the corner, and what is strewn around it. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <g transform="scale(6)">
        <Knots rows={medallion} />
      </g>
      <g id="orn-spray-lozenge" transform="translate(196 0)scale(3)">
        <Knots rows={lozenge} />
      </g>
      <use href="#orn-spray-lozenge" transform="matrix(-1 0 0 1 392 0)" />
      {["156 108", "150 168", "90 216", "204 92"].map((place, index) => (
        <use
          key={place}
          href="#orn-bud"
          transform={`translate(${place})scale(${index % 2 ? 2 : 3})`}
        />
      ))}
    </svg>
  );
}
