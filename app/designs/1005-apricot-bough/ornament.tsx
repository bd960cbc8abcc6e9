import { pair, polar, range } from "#app/designs/kit/geometry.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";
import { Copies } from "#app/designs/kit/copies.tsx";
import { Wax, Relief } from "#app/designs/kit/wax.tsx";
import { Arch, Base, Column } from "./ornament/arch.tsx";
import { Divider } from "./ornament/divider.tsx";
import { Branch, Corner, Field, Initial } from "./ornament/frames.tsx";
import { Roundel } from "./ornament/roundel.tsx";
import { Scene } from "./ornament/scene.tsx";
import { fallen } from "./ornament/shapes.ts";
import { Spray } from "./ornament/spray.tsx";
import { Shapes } from "./ornament/sprite.tsx";
import { tile } from "./ornament/tile.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A blossom before three leaves. */
function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <Copies
        of="leaf"
        at={[
          { x: 0, y: -24, turn: -94, scale: 1.2 },
          { x: 14, y: 14, turn: 34, scale: 1.06 },
          { x: -14, y: 14, turn: 150, scale: 1.06 },
        ]}
      />
      <use href="#orn-blossom" transform="translate(0 2)scale(1.76)" />
    </svg>
  );
}

/** A ripe apricot. */
function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <Line d="M0 -46L3 -62L-2 -74" of="muted" width={3.4} round strokeLinejoin="round" />
      <path
        d="M0 -46C26 -56 51 -34 51 2C51 32 30 52 0 52C-30 52 -51 32 -51 2C-51 -34 -26 -56 0 -46Z"
        fill="var(--deco)"
        stroke="var(--deco-deep)"
        strokeWidth="2"
      />
      <Line d="M0 -46C-30 -40 -42 -16 -40 8C-39 24 -32 36 -22 44" of="deco-deep" width={1.8} />
      <use href="#orn-leaf" transform="translate(2 -60)rotate(-4)" />
    </svg>
  );
}

/** Two leaves and a bud. */
function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <Line d="M0 0L11 -9L17 -20L24 -23" of="muted" width={1.5} strokeLinejoin="round" />
      <use href="#orn-leaf" transform="translate(10 -8)rotate(-8)scale(.66)" />
      <use href="#orn-leaf" transform="translate(7 -6)rotate(-88)scale(.56)" />
      <use href="#orn-bud" transform="translate(24 -22.5)rotate(58)scale(.84)" />
    </svg>
  );
}

function Seal() {
  return (
    <Wax seed={17}>
      <Relief>
        {range(5, 0, 288).map((turn) => (
          <use key={turn} href="#orn-petal" transform={`rotate(${turn})scale(1.46)`} />
        ))}
      </Relief>
      <path
        d={range(9, 10, 330)
          .map((turn) => {
            const [x, y] = polar(1, (turn * Math.PI) / 180);
            return `M${pair(4 * x, 4 * y)}L${pair(15 * x, 15 * y)}M${pair(19 * x, 19 * y)}h.1`;
          })
          .join("")}
        stroke="var(--wax-deep)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <circle r="3.6" fill="var(--wax-light)" />
    </Wax>
  );
}

/** The apricot bough: jagged bark, blossoms close to it, leaves, buds and fruit. */
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
  sample: fallen,
  tile,
};
