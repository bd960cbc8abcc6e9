import { Mirrored, Spokes } from "#app/designs/kit/repeats.tsx";
import { ringPlait } from "#app/designs/families/cross/plait.ts";
import {
  arm,
  bird,
  grapes,
  palmette,
  quatrefoil,
  wing,
} from "#app/designs/families/cross/shapes.ts";
import { Strands } from "#app/designs/families/cross/strands.tsx";

/** The flowering cross, its wings, the rosette it stands on, and the sign: all three in a frame of four lobes. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-cross">
          <path d={`${arm(62)}M-7.5 -7.5V7.5H7.5V-7.5Z`} />
          <path d={arm(54)} transform="rotate(90)" />
          <path d={arm(54)} transform="rotate(-90)" />
          <path d={arm(78)} transform="rotate(180)" />
        </g>
        <g id="orn-wings">
          <Mirrored>
            <path d={wing} />
          </Mirrored>
        </g>
        <path id="orn-petal" d="M0 -5C8 -12 8 -22 0 -30C-8 -22 -8 -12 0 -5Z" />
        <g id="orn-rosette">
          <circle r="33" fill="var(--deco)" stroke="var(--line)" strokeWidth="2.4" />
          <g fill="var(--line)">
            <Spokes of="petal" count={8} />
          </g>
          <circle r="4" fill="var(--line)" />
        </g>
        <g id="orn-round">
          <circle r="36.5" fill="var(--deco)" stroke="var(--line)" strokeWidth="2.4" />
          <Strands
            id="twist"
            plait={ringPlait([39, 51], 2, Math.PI / 6, 3)}
            width={5.6}
            behind="var(--ground)"
            spokes={4}
          />
        </g>
        <path id="orn-bird" d={bird} />
        <path id="orn-grapes" d={grapes} strokeWidth="9" strokeLinecap="round" />
        <path id="orn-palmette" d={palmette} />
        <g id="orn-sign">
          <g fill="var(--deco-deep)" stroke="var(--line)">
            <path d={quatrefoil} transform="scale(5.6)" strokeWidth=".58" />
            <path d={quatrefoil} transform="scale(5.05)" strokeWidth=".24" />
          </g>
          <g fill="var(--deco-glint)">
            <use href="#orn-cross" transform="translate(0 -8)scale(.62)" />
            <use href="#orn-wings" transform="translate(0 41)scale(.4)" />
          </g>
          <circle cy="42" r="4.6" fill="var(--line)" />
        </g>
      </defs>
    </svg>
  );
}
