import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/cross/arch.tsx";
import { Branch } from "#app/designs/families/cross/branch.tsx";
import { Field, Initial, Scene, Spray } from "#app/designs/families/cross/large.tsx";
import { Roundel } from "#app/designs/families/cross/roundel.tsx";
import { quatrefoil } from "#app/designs/families/cross/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/designs/families/cross/small.tsx";
import { Shapes } from "#app/designs/families/cross/sprite.tsx";
import { tile } from "#app/designs/families/cross/tile.ts";

/**
 * Khachkar: the flowering cross and the plaits of the cross-stones. For church ceremonies alone.
 * Drawings that sheets rotate (Corner, Spray) have no cross, because a cross must never be upside
 * down.
 */
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
  sample: quatrefoil,
  tile,
  whole: true,
  broad: true,
};
