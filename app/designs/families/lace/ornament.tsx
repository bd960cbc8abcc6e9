import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/lace/arch.tsx";
import { Branch } from "#app/designs/families/lace/branch.tsx";
import { Field, Initial, Scene, Spray } from "#app/designs/families/lace/large.tsx";
import { Roundel } from "#app/designs/families/lace/doily.tsx";
import { scallops } from "#app/designs/families/lace/shapes.ts";
import { Bullet, Corner, Divider, Emblem, Seal, Sprig } from "#app/designs/families/lace/small.tsx";
import { Shapes } from "#app/designs/families/lace/sprite.tsx";
import { tile } from "#app/designs/families/lace/tile.ts";

/** Janyak: Armenian needle lace, arch upon arch, knotted by hand. */
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
  sample: scallops,
  tile,
};
