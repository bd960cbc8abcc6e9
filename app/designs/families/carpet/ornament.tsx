import type { OrnamentPart } from "#app/designs/contract.ts";
import { Branch } from "#app/designs/families/carpet/branch.tsx";
import { Divider } from "#app/designs/families/carpet/divider.tsx";
import { Field, Roundel } from "#app/designs/families/carpet/field.tsx";
import { Arch, Base, Column, Initial } from "#app/designs/families/carpet/frame.tsx";
import { Scene } from "#app/designs/families/carpet/scene.tsx";
import { Seal } from "#app/designs/families/carpet/seal.tsx";
import { Spray } from "#app/designs/families/carpet/spray.tsx";
import { Shapes } from "#app/designs/families/carpet/sprite.tsx";
import { tile } from "#app/designs/families/carpet/tile.ts";

/** Steps down from a star to a running edge along both sides. */
function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <g fill="none" shapeRendering="crispEdges">
        <path d="M8 64V38h6v-6h6v-6h6v-6h6v-6h6V8H64" stroke="var(--line)" strokeWidth="2" />
        <path d="M3 64V3H64" stroke="var(--deco)" strokeWidth="2" strokeDasharray="6 2" />
      </g>
      <use href="#orn-bud" transform="translate(16 16)scale(2)" />
    </svg>
  );
}

/** The dragon: a beast of the border on a carpet, a sprite in an arcade. */
function Emblem() {
  return (
    <svg className="emblem knots" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-dragon" transform="translate(-53 -77)scale(5.2)" />
    </svg>
  );
}

function Bullet() {
  return (
    <svg className="bullet knots" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-bud" transform="translate(0 -62)scale(4)" />
      <use href="#orn-bullet" transform="translate(0 3)scale(3.4)" />
    </svg>
  );
}

function Sprig() {
  return (
    <svg className="sprig knots" viewBox="-2 -34 46 40" aria-hidden="true">
      <use href="#orn-sprout" transform="translate(1 -34)scale(4)" />
    </svg>
  );
}

/** The dragon carpet, knot by knot: everything in it is a cartoon, mirrored. */
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
  sample: "M-4 -10H4V-7H7V-4H10V4H7V7H4V10H-4V7H-7V4H-10V-4H-7V-7H-4Z",
  tile,
};
