import type { OrnamentPart } from "#app/design/contract.ts";
import { Arch, Base, Column } from "#app/design/ornaments/vine/arch.tsx";
import { Branch, Corner, Divider, Spray, Sprig } from "#app/design/ornaments/vine/boughs.tsx";
import { Field, Initial, tile } from "#app/design/ornaments/vine/patterns.tsx";
import { Bullet, Emblem, Roundel, Seal } from "#app/design/ornaments/vine/roundel.tsx";
import { Scene } from "#app/design/ornaments/vine/scene.tsx";
import { leafOf } from "#app/design/ornaments/vine/shapes.ts";
import { Shapes } from "#app/design/ornaments/vine/sprite.tsx";

/** The vine: a scroll that winds into itself, five-lobed leaves, clusters, tendrils. */
export const vine: OrnamentPart = {
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
