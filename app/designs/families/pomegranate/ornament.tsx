import type { OrnamentPart } from "#app/designs/contract.ts";
import { Copies } from "#app/designs/kit/copies.tsx";
import { Arch, Base, Column } from "#app/designs/families/pomegranate/arch.tsx";
import { Branch } from "#app/designs/families/pomegranate/branch.tsx";
import { Field, Initial, Scene, Spray } from "#app/designs/families/pomegranate/large.tsx";
import { Divider } from "#app/designs/families/pomegranate/divider.tsx";
import { Roundel } from "#app/designs/families/pomegranate/roundel.tsx";
import { Seal } from "#app/designs/families/pomegranate/seal.tsx";
import { drop } from "#app/designs/families/pomegranate/shapes.ts";
import { Shapes } from "#app/designs/families/pomegranate/sprite.tsx";
import { tile } from "#app/designs/families/pomegranate/tile.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** For the upper left corner of a sheet; the sheet turns it for the others. */
function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <Line d="M8 62V26Q8 8 26 8H62" of="line" width={1.2} round />
      <Copies
        of="leaf"
        at={[
          { x: 24, y: 8, turn: 22, scale: 0.5 },
          { x: 8, y: 24, turn: 68, scale: 0.5 },
          { x: 40, y: 8, turn: 24, scale: 0.36 },
          { x: 8, y: 40, turn: 66, scale: 0.36 },
        ]}
      />
      <use href="#orn-fruit" transform="translate(13 13)rotate(-45)scale(.19)" />
    </svg>
  );
}

function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-cut-fruit" />
    </svg>
  );
}

function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-fruit" />
    </svg>
  );
}

/** A pair of leaves that grows up and to the right. */
function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <Copies
        of="leaf"
        at={[
          { x: 0, y: 0, turn: -12, scale: 0.95 },
          { x: 0, y: 0, turn: -66, scale: 0.8 },
        ]}
      />
    </svg>
  );
}

/** The pomegranate: fruit, seeds, leaves, and the eternity sign that its membranes draw. */
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
  sample: drop,
  tile,
  upright: true,
};
