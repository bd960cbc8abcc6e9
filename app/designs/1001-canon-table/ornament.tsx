import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch } from "#app/designs/1001-canon-table/ornament/arch.tsx";
import { Base, Column } from "#app/designs/1001-canon-table/ornament/column.tsx";
import { Branch, Corner, Spray, Sprig } from "#app/designs/1001-canon-table/ornament/garden.tsx";
import { Scene } from "#app/designs/1001-canon-table/ornament/scene.tsx";
import { Divider, Field, Initial, tile } from "#app/designs/1001-canon-table/ornament/patterns.tsx";
import { Bullet, Emblem, Roundel, Seal } from "#app/designs/1001-canon-table/ornament/roundel.tsx";
import { Shapes } from "#app/designs/1001-canon-table/ornament/sprite.tsx";

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
