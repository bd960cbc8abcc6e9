import { fan, folds, nest } from "#app/designs/families/arcade/shapes.ts";

/** Half of the angle a fan leaf opens to. */
const open = 0.92;

/** The shapes that every drawing of the family is put together from. A fan is filled as the drawing around it says. */
export function Shapes() {
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
