import type { OrnamentPart } from "#app/designs/contract.ts";
import {
  Arch,
  Base,
  Column,
  Field,
  Initial,
  Roundel,
  Scene,
  Spray,
  tile,
} from "./ornament/large.tsx";
import { Branch, Bullet, Corner, Divider, Emblem, Seal, Sprig } from "./ornament/figures.tsx";
import { Shapes } from "./ornament/sprite.tsx";

/** The sky over a house: clouds of two colours, drops, hearts, stars, a rainbow. */
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
  upright: true,
  whole: true,
  broad: true,
  Initial,
  Field,
  sample: "M0 -10C2 -4 7 -1 7 3A7 7 0 0 1 -7 3C-7 -1 -2 -4 0 -10Z",
  tile,
};
