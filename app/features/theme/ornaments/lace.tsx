import type { OrnamentPart } from "#app/features/theme/part-types.ts";
import { Arch, Base, Column } from "#app/features/theme/ornaments/lace/arch.tsx";
import { Branch } from "#app/features/theme/ornaments/lace/branch.tsx";
import { Field, Initial, Scene, Spray } from "#app/features/theme/ornaments/lace/cover.tsx";
import { Roundel } from "#app/features/theme/ornaments/lace/doily.tsx";
import { scallops } from "#app/features/theme/ornaments/lace/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/features/theme/ornaments/lace/small.tsx";
import { Shapes } from "#app/features/theme/ornaments/lace/sprite.tsx";
import { tile } from "#app/features/theme/ornaments/lace/tile.ts";

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
