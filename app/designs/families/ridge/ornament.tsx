import type { OrnamentPart } from "#app/designs/contract.ts";
import { Wax, Relief } from "#app/designs/kit/wax.tsx";
import { Arch, Base, Column } from "#app/designs/families/ridge/arch.tsx";
import { Divider } from "#app/designs/families/ridge/divider.tsx";
import { Branch, Corner, Field, hill, Initial } from "#app/designs/families/ridge/frames.tsx";
import { Roundel } from "#app/designs/families/ridge/roundel.tsx";
import { Scene } from "#app/designs/families/ridge/scene.tsx";
import { pebble, ripple } from "#app/designs/families/ridge/shapes.ts";
import { Spray } from "#app/designs/families/ridge/spray.tsx";
import { Shapes } from "#app/designs/families/ridge/sprite.tsx";
import { tile } from "#app/designs/families/ridge/tile.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** The peaks under the sun. */
function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-peaks" />
    </svg>
  );
}

/** The sun itself, low over a ridge. */
function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <circle r="50" fill="var(--deco)" />
      <path
        d="M-41 29C-32 27-28 20-22 22S-10 32-2 28C8 22 12 16 18 19C26 24 32 29 41 29A50 50 0 0 1-41 29Z"
        fill="var(--deco-deep)"
      />
      <circle r="50" fill="none" stroke="var(--line)" strokeWidth="2.4" />
      <Line d="M-46-33A57 57 0 0 1 46-33M-38-52A65 65 0 0 1 38-52" of="line" width={1.6} round />
    </svg>
  );
}

/** Ripples that run out to the right. */
function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <Line
        d="M0-1q4.5-5 9 0t9 0t9 0M9-9q4.5-5 9 0t9 0t9 0M22-17q4.5-5 9 0t9 0"
        of="line"
        width={1.4}
        round
      />
    </svg>
  );
}

function Seal() {
  return (
    <Wax seed={31}>
      <Relief>
        <circle cx="-9" cy="-17" r="12" strokeWidth="1" />
      </Relief>
      <Relief>
        <path d={`${hill}Z`} transform="translate(0 11)scale(.62)" strokeWidth="2" />
      </Relief>
      <Relief>
        <g fill="none" strokeLinecap="round" strokeWidth="1.8">
          <path d={ripple(0, 19, 4, 15, 4)} />
          <path d={ripple(0, 28, 2, 15, 4)} />
        </g>
      </Relief>
    </Wax>
  );
}

/** The two peaks, the plain and the lake: ridge behind ridge, in the thin lines of a map. */
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
  sample: pebble,
  tile,
  broad: true,
};
