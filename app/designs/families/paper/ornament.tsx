import type { OrnamentPart } from "#app/designs/contract.ts";
import { Bunting, Cut, Piece } from "#app/designs/families/paper/cut.tsx";
import { Field, tile } from "#app/designs/families/paper/field.tsx";
import { Branch, Emblem, Spray } from "#app/designs/families/paper/flying.tsx";
import { LittleForest, Scene } from "#app/designs/families/paper/forest.tsx";
import { Arch, Base, Column, Initial } from "#app/designs/families/paper/frame.tsx";
import { scalloped, star } from "#app/designs/families/paper/shapes.ts";
import { Roundel } from "#app/designs/families/paper/space.tsx";
import { Shapes } from "#app/designs/families/paper/sprite.tsx";

/** A sun that rises in the corner. */
function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <use href="#orn-sun" />
    </svg>
  );
}

/** A balloon on its string. */
function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-held" />
    </svg>
  );
}

function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <use href="#orn-sprig" />
    </svg>
  );
}

const rosette = [scalloped(18, 58), scalloped(14, 44)] as const;

/** A rosette of paper instead of wax, three sheets high, with a star. */
function Seal() {
  return (
    <svg className="seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <Cut d="M-30 20L-42 68L-26 58L-12 68L-4 30L8 68L22 60L38 68L28 18Z" paper="wax-deep" />
      <g transform="translate(0 -4)">
        <Cut d={rosette[0]} paper="wax" lift={3} />
        <Cut d={rosette[1]} paper="wax-light" lift={1.6} />
        <Cut d="M-34 0A34 34 0 1 1 34 0A34 34 0 1 1 -34 0Z" paper="wax" lift={1.2} />
        <Cut d={star} paper="deco-glint" at="scale(1.25)" lift={1.2} />
      </g>
    </svg>
  );
}

/** Between sections: bunting, stars, or a forest in small. */
function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <Bunting from={[-128, -18]} to={[128, -18]} sag={11} count={11} scale={0.62} />
      )}
      {form === 1 &&
        (
          [
            [-84, 3, 0.3, "deco-light"],
            [-48, -2, 0.46, "deco"],
            [0, 0, 0.9, "accent"],
            [48, 3, 0.46, "wax-light"],
            [84, -2, 0.3, "deco-light"],
          ] as const
        ).map(([x, y, scale, paper]) => (
          <Piece
            key={x}
            of="star"
            paper={paper}
            at={`translate(${x} ${y})rotate(${x / 4})scale(${scale})`}
          />
        ))}
      {form === 2 && <LittleForest />}
    </svg>
  );
}

/** Cut paper, as in a picture book: few shapes, each with its own thin shadow. */
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
  broad: true,
  Initial,
  Field,
  sample:
    "M-9.5 -9C-4 -10 4 -9.4 9 -9.800C9.8 -4 9.2 4 10 9C4 9.6 -4 9 -9 9.800C-10 4 -9 -3 -9.5 -9Z",
  tile,
  upright: true,
};
