import type { OrnamentPart } from "#app/design/contract.ts";
import { Arch, Base, Column } from "#app/design/ornaments/cross/arch.tsx";
import { Branch } from "#app/design/ornaments/cross/branch.tsx";
import { Field, Initial, Scene, Spray } from "#app/design/ornaments/cross/large.tsx";
import { Roundel } from "#app/design/ornaments/cross/roundel.tsx";
import { quatrefoil } from "#app/design/ornaments/cross/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/design/ornaments/cross/small.tsx";
import { Shapes } from "#app/design/ornaments/cross/sprite.tsx";
import { tile } from "#app/design/ornaments/cross/tile.ts";

/**
 * Khachkar: the flowering cross and the plaits of the cross-stones. For church ceremonies alone.
 * Drawings that sheets rotate (Corner, Spray) have no cross, because a cross must never be upside
 * down.
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
  whole: true,
  broad: true,
};
