import type { OrnamentPart } from "#app/designs/contract.ts";
import { Branch, Bullet, Corner, Divider, Emblem, Seal, Sprig } from "./ornament/figures.tsx";
import { Arch, Base, Column, Field, Initial, Roundel, Spray, tile } from "./ornament/frames.tsx";
import { Scene } from "./ornament/scene.tsx";
import { Shapes } from "./ornament/sprite.tsx";

/** The olive: long paired leaves that show their silver side, small oval fruit, an old grove. */
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
  broad: true,
  Initial,
  Field,
  sample: "M-10 5C-7 -4 1 -9 10 -8C7 2 -1 8 -10 5Z",
  tile,
};
