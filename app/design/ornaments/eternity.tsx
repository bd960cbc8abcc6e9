import type { OrnamentPart } from "#app/design/contract.ts";
import { Arch, Base, Column } from "#app/design/ornaments/eternity/arch.tsx";
import { Branch } from "#app/design/ornaments/eternity/branch.tsx";
import { Field, Initial, Scene, Spray } from "#app/design/ornaments/eternity/large.tsx";
import { Roundel } from "#app/design/ornaments/eternity/rosette.tsx";
import { lobes } from "#app/design/ornaments/eternity/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/design/ornaments/eternity/small.tsx";
import { Shapes } from "#app/design/ornaments/eternity/sprite.tsx";
import { tile } from "#app/design/ornaments/eternity/tile.ts";

/** Arevakhach: the sign of eternity, a sun that turns, cut into stone. */
export const eternity: OrnamentPart = {
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
