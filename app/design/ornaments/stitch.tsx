import type { OrnamentPart } from "#app/design/contract.ts";
import { Arch, Base, Column } from "#app/design/ornaments/stitch/arch.tsx";
import { Branch } from "#app/design/ornaments/stitch/branch.tsx";
import { Initial, Scene, Spray } from "#app/design/ornaments/stitch/large.tsx";
import { Field } from "#app/design/ornaments/stitch/field.tsx";
import { Roundel } from "#app/design/ornaments/stitch/roundel.tsx";
import { eightStar } from "#app/design/ornaments/stitch/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/design/ornaments/stitch/small.tsx";
import { Shapes } from "#app/design/ornaments/stitch/sprite.tsx";
import { tile } from "#app/design/ornaments/stitch/tile.ts";

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
