import { range } from "#app/designs/kit/geometry.ts";
import { Copies, onCircle } from "#app/designs/kit/copies.tsx";
import { Spokes } from "#app/designs/kit/symmetry.tsx";
import { eightStar, sidePass, squares } from "#app/designs/families/stitch/shapes.ts";

const star = 116;

const between = onCircle(91, range(8, 22.5, 337.5), { scale: 0.54 });
const within = onCircle(64, range(8, 0, 315), { scale: 0.36 });

/** Two bands interlaced to a star, a star of satin stitch within. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <circle r="132.5" strokeWidth="7" strokeDasharray="1.2 1.2" />
        <circle r="137" strokeWidth="1.4" />
        <circle r="128" strokeWidth="1.4" />
      </g>
      <Copies of="leaf" at={between} />
      <path d={eightStar(star)} fill="var(--deco-deep)" />
      <g fill="none" strokeLinejoin="round">
        <path d={squares(star)} stroke="var(--deco-deep)" strokeWidth="11.5" />
        <path d={squares(star)} stroke="var(--line)" strokeWidth="8.4" />
        <path
          d={squares(star)}
          stroke="var(--deco-glint)"
          strokeWidth="1.6"
          strokeDasharray="5 3.2"
        />
        <g id="orn-side-pass">
          <path d={sidePass(star, 9)} stroke="var(--deco-deep)" strokeWidth="11.5" />
          <path d={sidePass(star, 11)} stroke="var(--line)" strokeWidth="8.4" />
        </g>
        <Spokes of="side-pass" count={8} ours />
      </g>
      <g className="roundel-core">
        <use href="#orn-star" transform="rotate(22.5)scale(1.18)" />
        <Copies of="lozenge" at={within} />
      </g>
    </svg>
  );
}
