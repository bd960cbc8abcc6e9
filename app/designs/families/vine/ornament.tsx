import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/vine/arch.tsx";
import { Branch, Corner, Divider, Spray, Sprig } from "#app/designs/families/vine/boughs.tsx";
import { Field, Initial, tile } from "#app/designs/families/vine/patterns.tsx";
import { Bullet, Emblem, Roundel, Seal } from "#app/designs/families/vine/roundel.tsx";
import { Scene } from "#app/designs/families/vine/scene.tsx";
import { leafOf } from "#app/designs/families/vine/shapes.ts";
import { Shapes } from "#app/designs/families/vine/sprite.tsx";

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
