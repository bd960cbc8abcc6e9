import type { OrnamentPart } from "#app/design/contract.ts";
import { Arch, Base, Column } from "#app/design/ornaments/lace/arch.tsx";
import { Branch } from "#app/design/ornaments/lace/branch.tsx";
import { Field, Initial, Scene, Spray } from "#app/design/ornaments/lace/large.tsx";
import { Roundel } from "#app/design/ornaments/lace/doily.tsx";
import { scallops } from "#app/design/ornaments/lace/shapes.ts";
import { Bullet, Corner, Divider, Emblem, Seal, Sprig } from "#app/design/ornaments/lace/small.tsx";
import { Shapes } from "#app/design/ornaments/lace/sprite.tsx";
import { tile } from "#app/design/ornaments/lace/tile.ts";

/** Janyak: Armenian needle lace, arch upon arch, knotted by hand. */
export const lace: OrnamentPart = {
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
  sample: scallops,
  tile,
};
