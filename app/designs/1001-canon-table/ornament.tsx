import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch } from "./ornament/arch.tsx";
import { Base, Column } from "./ornament/column.tsx";
import { Branch, Corner, Spray, Sprig } from "./ornament/garden.tsx";
import { Scene } from "./ornament/scene.tsx";
import { Divider, Field, Initial, tile } from "./ornament/patterns.tsx";
import { Bullet, Emblem, Roundel, Seal } from "./ornament/roundel.tsx";
import { Shapes } from "./ornament/sprite.tsx";

/** The canon tables of Armenian gospels: painted arches, plaits, peacocks at the fountain of life. */
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
  sample: "M0 -10C2 -5 9 -4 9 2C9 7 5 10 0 10C-5 10 -9 7 -9 2C-9 -4 -2 -5 0 -10Z",
  tile,
  upright: true,
};
