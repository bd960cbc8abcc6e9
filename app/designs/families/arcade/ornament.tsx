import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/arcade/arch.tsx";
import { Branch, Corner, Spray, Sprig } from "#app/designs/families/arcade/boughs.tsx";
import { Divider, Field, Initial, tile } from "#app/designs/families/arcade/patterns.tsx";
import { Bullet, Emblem, Roundel, Seal } from "#app/designs/families/arcade/roundel.tsx";
import { Scene } from "#app/designs/families/arcade/scene.tsx";
import { fan, folds, nest } from "#app/designs/families/arcade/shapes.ts";

/** Half of the angle a fan leaf opens to. */
const open = 0.92;

/** The shapes that every drawing of the family is put together from. A fan is filled as the drawing around it says. */
function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-fan" stroke="var(--line)" strokeLinejoin="round" strokeLinecap="round">
          <path d={fan(36, open, 5)} strokeWidth="1.3" />
          <path d={folds(36, open, 5, [24, 28])} fill="none" strokeWidth=".9" />
          <path d={fan(14, open, 3)} fill="var(--deco-deep)" strokeWidth="1" />
        </g>
        <g id="orn-bay" fill="none" stroke="var(--line)">
          <path d={nest([9], 30)} fill="var(--deco)" stroke="none" />
          <path d={nest([20], 30)} strokeWidth="1.6" />
          <path d={nest([17, 13], 30)} strokeWidth=".8" />
          <path d="M-3.5 -25L-2 -15H2L3.5 -25Z" fill="var(--line)" />
        </g>
      </defs>
    </svg>
  );
}

/** The arcades of Yerevan: arches within arches, fans, dressed tuff of two shades. */
export const ornament: OrnamentPart = {
  Shapes,
  Roundel,
  Divider,
  Branch,
  Corner,
  Emblem,
  Bullet,
  Sprig,
  Seal,
  Arch,
  Column,
  Base,
  Scene,
  Spray,
  Initial,
  Field,
  // A fan; samples hang from a cord, upside down.
  sample: "M0 10L-10.5 -2.4A4 4 0 0 1 -3.8 -6A4 4 0 0 1 3.8 -6A4 4 0 0 1 10.5 -2.4Z",
  tile,
};
