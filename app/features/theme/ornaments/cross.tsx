import type { OrnamentPart } from "#app/features/theme/part-types.ts";
import { Arch, Base, Column } from "#app/features/theme/ornaments/cross/arch.tsx";
import { Branch } from "#app/features/theme/ornaments/cross/branch.tsx";
import { Field, Initial, Scene, Spray } from "#app/features/theme/ornaments/cross/cover.tsx";
import { Roundel } from "#app/features/theme/ornaments/cross/roundel.tsx";
import { quatrefoil } from "#app/features/theme/ornaments/cross/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/features/theme/ornaments/cross/small.tsx";
import { Shapes } from "#app/features/theme/ornaments/cross/sprite.tsx";
import { tile } from "#app/features/theme/ornaments/cross/tile.ts";

/**
 * Khachkar: the flowering cross and the plaits of the cross-stones. For church ceremonies alone. What
 * a sheet turns (Corner, Spray) bears no cross, which must never stand on its head.
 */
export const cross: OrnamentPart = {
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
  sample: quatrefoil,
  tile,
};
