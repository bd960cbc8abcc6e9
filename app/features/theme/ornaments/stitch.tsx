import type { OrnamentPart } from "#app/features/theme/part-types.ts";
import { Arch, Base, Column } from "#app/features/theme/ornaments/stitch/arch.tsx";
import { Branch } from "#app/features/theme/ornaments/stitch/branch.tsx";
import { Initial, Scene, Spray } from "#app/features/theme/ornaments/stitch/cover.tsx";
import { Field } from "#app/features/theme/ornaments/stitch/field.tsx";
import { Roundel } from "#app/features/theme/ornaments/stitch/roundel.tsx";
import { eightStar } from "#app/features/theme/ornaments/stitch/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/features/theme/ornaments/stitch/small.tsx";
import { Shapes } from "#app/features/theme/ornaments/stitch/sprite.tsx";
import { tile } from "#app/features/theme/ornaments/stitch/tile.ts";

/** Marash embroidery: a net of interlaced threads, satin stitch in its eyes. */
export const stitch: OrnamentPart = {
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
  sample: eightStar(10),
  tile,
};
