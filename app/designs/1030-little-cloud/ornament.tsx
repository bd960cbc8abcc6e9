import type { OrnamentPart } from "#app/designs/contract.ts";
import {
  Arch,
  Base,
  Column,
  Field,
  Initial,
  Roundel,
  Scene,
  Spray,
  tile,
} from "./ornament/large.tsx";
import { Branch, Bullet, Corner, Divider, Emblem, Seal, Sprig } from "./ornament/figures.tsx";
import { cloud, drop, foldedDrop, heart, star } from "./ornament/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Cut paper: a cloud of two colours that lie over one another, a folded drop, a heart and a star. */
function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-cloud">
          <path d={cloud} fill="var(--deco-light)" />
          <path
            d="M4 22C-6 16 0 4 -6 -2C-12 -10 -12 -14 -12 -16C-4 -32 22 -30 24 -12C40 -16 52 2 42 12C44 18 38 22 32 22Z"
            fill="var(--deco)"
          />
          <Line
            d="M-36 14A9 9 0 1 1 -22 8A5 5 0 1 1 -28 5M14 -10A8 8 0 1 0 4 -2A4 4 0 1 0 9 -3"
            of="wax"
            width={2}
            round
          />
        </g>
        <g id="orn-drop">
          <path d={drop} />
          <path d={foldedDrop} fill="var(--ink)" opacity=".2" />
        </g>
        <path id="orn-heart" d={heart} />
        <path id="orn-star" d={star} />
      </defs>
    </svg>
  );
}

/** The sky over a house: clouds of two colours, drops, hearts, stars, a rainbow. */
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
  upright: true,
  whole: true,
  broad: true,
  Initial,
  Field,
  sample: "M0 -10C2 -4 7 -1 7 3A7 7 0 0 1 -7 3C-7 -1 -2 -4 0 -10Z",
  tile,
};
