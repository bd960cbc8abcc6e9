import type { OrnamentPart } from "#app/features/theme/part-types.ts";
import { Arch } from "#app/features/theme/ornaments/canon/arch.tsx";
import { Base, Column } from "#app/features/theme/ornaments/canon/column.tsx";
import { Branch, Corner, Spray, Sprig } from "#app/features/theme/ornaments/canon/garden.tsx";
import { Scene } from "#app/features/theme/ornaments/canon/scene.tsx";
import { Divider, Field, Initial, tile } from "#app/features/theme/ornaments/canon/patterns.tsx";
import { Bullet, Emblem, Roundel, Seal } from "#app/features/theme/ornaments/canon/roundel.tsx";
import { Shapes } from "#app/features/theme/ornaments/canon/sprite.tsx";

/** The canon tables of Armenian gospels: painted arches, plaits, peacocks at the fountain of life. */
export const canon: OrnamentPart = {
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
  sample: "M0 -10C2 -5 9 -4 9 2C9 7 5 10 0 10C-5 10 -9 7 -9 2C-9 -4 -2 -5 0 -10Z",
  tile,
  upright: true,
};
