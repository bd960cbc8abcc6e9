import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/eternity/arch.tsx";
import { Branch } from "#app/designs/families/eternity/branch.tsx";
import { Field, Initial, Scene, Spray } from "#app/designs/families/eternity/large.tsx";
import { Roundel } from "#app/designs/families/eternity/rosette.tsx";
import { lobes } from "#app/designs/families/eternity/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/designs/families/eternity/small.tsx";
import { Shapes } from "#app/designs/families/eternity/sprite.tsx";
import { tile } from "#app/designs/families/eternity/tile.ts";

/** Arevakhach: the sign of eternity, a sun that turns, cut into stone. */
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
  sample: lobes,
  tile,
};
