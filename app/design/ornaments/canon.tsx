import type { OrnamentPart } from "#app/design/contract.ts";
import { Arch } from "#app/design/ornaments/canon/arch.tsx";
import { Base, Column } from "#app/design/ornaments/canon/column.tsx";
import { Branch, Corner, Spray, Sprig } from "#app/design/ornaments/canon/garden.tsx";
import { Scene } from "#app/design/ornaments/canon/scene.tsx";
import { Divider, Field, Initial, tile } from "#app/design/ornaments/canon/patterns.tsx";
import { Bullet, Emblem, Roundel, Seal } from "#app/design/ornaments/canon/roundel.tsx";
import { Shapes } from "#app/design/ornaments/canon/sprite.tsx";

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
