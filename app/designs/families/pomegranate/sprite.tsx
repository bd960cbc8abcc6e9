import { Copies } from "#app/designs/kit/copies.tsx";
import { Around } from "#app/designs/kit/symmetry.tsx";
import {
  arms,
  body,
  crown,
  eternityArm,
  leaf,
  leafShade,
  seed,
  seedLight,
  tear,
  tearSeeds,
} from "#app/designs/families/pomegranate/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** The shapes that every drawing of the family is put together from. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-seed">
          <path d={seed} />
          <Line d={seedLight} of="deco-glint" width={1.1} round />
        </g>
        <g id="orn-leaf" stroke="var(--line)" strokeWidth="1.2" strokeLinejoin="round">
          <path d={leaf} fill="var(--ground)" />
          <path d={leafShade} fill="var(--line)" />
        </g>
        <g id="orn-fruit" stroke="var(--line)" strokeLinejoin="round" strokeLinecap="round">
          <path d={crown} fill="var(--deco-deep)" strokeWidth="2.4" />
          <path d={body} fill="var(--deco)" strokeWidth="2.4" />
          <path
            d="M-37 -22C-45 -6 -45 10 -38 24M-29 -34C-33 -30 -33 -29 -35 -26M-28 36C-22 41 -14 44 -6 44.5"
            fill="none"
            strokeWidth="1.6"
            opacity=".75"
          />
        </g>
        <g id="orn-cut-fruit">
          <use href="#orn-fruit" />
          <path
            d={tear}
            fill="var(--deco-deep)"
            stroke="var(--line)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <g fill="var(--deco-light)">
            <Copies of="seed" at={tearSeeds} />
          </g>
        </g>
        <g id="orn-arms">
          <Around count={arms}>
            <path d={eternityArm(100, 0.5)} />
          </Around>
        </g>
      </defs>
    </svg>
  );
}
