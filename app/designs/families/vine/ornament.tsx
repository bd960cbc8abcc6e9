import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/vine/arch.tsx";
import { Branch, Corner, Divider, Spray, Sprig } from "#app/designs/families/vine/boughs.tsx";
import { Field, Initial, tile } from "#app/designs/families/vine/patterns.tsx";
import { Bullet, Emblem, Roundel, Seal } from "#app/designs/families/vine/roundel.tsx";
import { Scene } from "#app/designs/families/vine/scene.tsx";
import { leafOf, berries, leaf, tendril, veins, wave } from "#app/designs/families/vine/shapes.ts";
import { Copies } from "#app/designs/kit/repeats.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/**
 * The shapes that every drawing of the family is put together from. A leaf is filled as the drawing
 * around it says; its veins take that drawing's `color`, which is the ground it lies on. Fruit has
 * the colour of the seal, which is the palette's wine.
 */
function Shapes() {
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

/** The vine: a scroll that winds into itself, five-lobed leaves, clusters, tendrils. */
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
  // Samples hang from a cord, upside down.
  sample: leafOf(0.34, -90),
  tile,
  upright: true,
  broad: true,
};
