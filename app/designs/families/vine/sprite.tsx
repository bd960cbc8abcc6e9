import { Copies } from "#app/designs/kit/copies.tsx";
import { berries, leaf, tendril, veins, wave } from "#app/designs/families/vine/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/**
 * The shapes that every drawing of the family is put together from. A leaf is filled as the drawing
 * around it says; its veins take that drawing's `color`, which is the ground it lies on. Fruit has
 * the colour of the seal, which is the palette's wine.
 */
export function Shapes() {
  // Half circles of 20: a wave is 80 long.
  const { stem, leaf: leafOfWave, fruit } = wave(20);
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-leaf">
          <path d={leaf} />
          <path
            d={veins}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
        <g id="orn-berry">
          <circle r="5.3" />
          <path d="M-3 -.4A3 3 0 0 1 0 -3.1" fill="none" stroke="var(--deco-glint)" />
        </g>
        <g id="orn-grapes" strokeLinecap="round">
          <Line d="M0 0C1 3 0 6 0 12M-9 5Q-2 3 0 7Q3 3 8 4" of="line" width={1.8} />
          <g fill="var(--wax)" stroke="var(--wax-deep)" strokeWidth="1">
            <Copies of="berry" at={berries} />
          </g>
        </g>
        <Line id="orn-tendril" d={tendril} of="line" width={1.3} round />
        <g id="orn-wave">
          <Line d={stem} of="line" width={1.9} round />
          <Copies of="leaf" at={[leafOfWave]} />
          <Copies of="grapes" at={[fruit]} />
        </g>
      </defs>
    </svg>
  );
}
