import { bow, couple, shoot } from "#app/designs/families/silk/line-figures.ts";
import { stain } from "#app/designs/families/silk/lines.ts";
import { Pen } from "#app/designs/families/silk/strokes.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** Pearl, bow, and the small drawings that a page shows again and again. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-pearl">
          <circle r="5" fill="var(--deco-glint)" stroke="var(--line)" strokeWidth=".8" />
          <Line d="M-1.2 3.6A3.9 3.9 0 0 0 3.7 -.6" of="deco-light" width={1.6} round />
        </g>
        <path
          id="orn-bow"
          d={bow}
          fill="none"
          stroke="var(--deco)"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <g id="orn-couple">
          <Pen id="couple-line" d={couple} nib={1.6} />
        </g>
        <g id="orn-drop" transform="translate(0 5)scale(.92)">
          <path d={stain(5, 54, 53)} fill="var(--deco-light)" opacity=".4" />
          <path d="M-46 -6A46 46 0 1 0 46 -4A46 46 0 1 0 -46 -6Z" fill="var(--deco)" />
          <Pen
            id="ring"
            nib={1.6}
            d="M-22 -50C-4 -54 12 -58 12 -67C12 -78 -12 -78 -12 -67C-12 -58 4 -54 22 -50A52 52 0 1 1 -22 -50"
          />
          <use href="#orn-pearl" y="-66.5" />
        </g>
        <g id="orn-shoot">
          <Pen id="shoot-line" d={shoot} nib={0.8} />
          <use href="#orn-pearl" transform="translate(31 -28)scale(.7)" />
        </g>
        <g id="orn-turn">
          <Pen id="turn-line" nib={0.7} d="M24 63V15A9 9 0 1 0 15 24H63" />
          <Line d="M29 63V29H63" of="line" width={0.8} />
          <use href="#orn-pearl" transform="translate(15 15)scale(.7)" />
        </g>
      </defs>
    </svg>
  );
}
