import {
  band,
  bud,
  bullet,
  corner,
  dragon,
  sprout,
  star,
} from "#app/designs/families/carpet/cartoons.ts";
import { Folded, Knots } from "#app/designs/families/carpet/knots.tsx";

/** Cartoons that several drawings use. One unit is a knot; a drawing scales it. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        {/* Three pixels a knot, so that the border is 36 wide, as a column is. */}
        <pattern id="orn-border" width="36" height="36" patternUnits="userSpaceOnUse">
          <g transform="scale(3)">
            <Knots rows={band} />
          </g>
        </pattern>
        <g id="orn-corner">
          <Folded name="corner-quarter" rows={corner} />
        </g>
        <g id="orn-star">
          <Folded name="star-quarter" rows={star} />
        </g>
        <g id="orn-bud">
          <Folded name="bud-quarter" rows={bud} />
        </g>
        <g id="orn-bullet">
          <Folded name="bullet-quarter" rows={bullet} />
        </g>
        <g id="orn-dragon">
          <Knots rows={dragon} />
        </g>
        <g id="orn-sprout">
          <Knots rows={sprout} />
        </g>
      </defs>
    </svg>
  );
}
