import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/stitch/arch.tsx";
import { Branch } from "#app/designs/families/stitch/branch.tsx";
import { Initial, Scene, Spray } from "#app/designs/families/stitch/large.tsx";
import { Field } from "#app/designs/families/stitch/field.tsx";
import { Roundel } from "#app/designs/families/stitch/roundel.tsx";
import { eightStar } from "#app/designs/families/stitch/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/designs/families/stitch/small.tsx";
import { Shapes } from "#app/designs/families/stitch/sprite.tsx";
import { tile } from "#app/designs/families/stitch/tile.ts";

/** Marash embroidery: a net of interlaced threads, satin stitch in its eyes. */
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
  sample: eightStar(10),
  tile,
};
