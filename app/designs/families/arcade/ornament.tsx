import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/arcade/arch.tsx";
import { Branch, Corner, Spray, Sprig } from "#app/designs/families/arcade/boughs.tsx";
import { Divider, Field, Initial, tile } from "#app/designs/families/arcade/patterns.tsx";
import { Bullet, Emblem, Roundel, Seal } from "#app/designs/families/arcade/roundel.tsx";
import { Scene } from "#app/designs/families/arcade/scene.tsx";
import { Shapes } from "#app/designs/families/arcade/sprite.tsx";

/** The arcades of Yerevan: arches within arches, fans, dressed tuff of two shades. */
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
  // A fan; samples hang from a cord, upside down.
  sample: "M0 10L-10.5 -2.4A4 4 0 0 1 -3.8 -6A4 4 0 0 1 3.8 -6A4 4 0 0 1 10.5 -2.4Z",
  tile,
};
