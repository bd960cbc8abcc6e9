import { Spokes } from "#app/designs/kit/symmetry.tsx";
import { petal, row } from "#app/designs/families/lace/shapes.ts";

/** Thread, its knots, and the two figures of the needle: the point of an edging, the flower. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-point" fill="none" stroke="var(--line)" strokeLinecap="round">
          <path
            d={`${row(-15, 0, 3, 10, 8)}${row(-10, -8, 2, 10, 8)}${row(-5, -16, 1, 10, 8)}`}
            strokeWidth="1.1"
          />
          <path d="M-10 -8h0M0 -8h0M10 -8h0M-5 -16h0M5 -16h0M-15 0h0M15 0h0" strokeWidth="3" />
          <circle cy="-26" r="2" fill="var(--deco-glint)" strokeWidth="1" />
        </g>
        <path id="orn-petal" d={petal} />
        <g id="orn-petals">
          <Spokes of="petal" count={6} />
        </g>
        <g id="orn-flower">
          <use href="#orn-petals" fill="var(--deco-glint)" stroke="var(--line)" strokeWidth="2.2" />
          <g stroke="var(--line)" fill="none" strokeLinecap="round">
            <path id="orn-stitches" d="M0 -42V-18M-4 -36V-24M4 -36V-24" strokeWidth="1.5" />
            <Spokes of="stitches" count={6} ours />
          </g>
          <circle r="9" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="2" />
          <circle r="3.4" fill="var(--deco-glint)" />
        </g>
      </defs>
    </svg>
  );
}
