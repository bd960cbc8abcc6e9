import type { OrnamentPart } from "#app/designs/contract.ts";
import { Branch, Roundel, Scene, Spray } from "#app/designs/families/silk/large.tsx";
import { Divider } from "#app/designs/families/silk/divider.tsx";
import { Bullet, Corner, Emblem, Seal, Sprig } from "#app/designs/families/silk/figures.tsx";
import { Arch, Base, Column, Initial } from "#app/designs/families/silk/frame.tsx";
import { Field, tile } from "#app/designs/families/silk/net.tsx";
import { Shapes } from "#app/designs/families/silk/sprite.tsx";

/** Silk cord and pen line, pearls, wax, and colour let run in water. */
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
  sample:
    "M-1 -9.800C5 -10.5 9.6 -6 9.8 -.5C10 6 5 9.5 -1 9.800C-7 10 -10 4.5 -9.7 -1C-9.4 -6 -6 -9.2 -1 -9.800Z",
  tile,
  whole: true,
};
