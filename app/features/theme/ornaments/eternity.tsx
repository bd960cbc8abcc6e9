import type { OrnamentPart } from "#app/features/theme/part-types.ts";
import { Arch, Base, Column } from "#app/features/theme/ornaments/eternity/arch.tsx";
import { Branch } from "#app/features/theme/ornaments/eternity/branch.tsx";
import { Field, Initial, Scene, Spray } from "#app/features/theme/ornaments/eternity/cover.tsx";
import { Roundel } from "#app/features/theme/ornaments/eternity/rosette.tsx";
import { lobes } from "#app/features/theme/ornaments/eternity/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/features/theme/ornaments/eternity/small.tsx";
import { Shapes } from "#app/features/theme/ornaments/eternity/sprite.tsx";
import { tile } from "#app/features/theme/ornaments/eternity/tile.ts";

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
