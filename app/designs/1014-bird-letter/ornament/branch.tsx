import { Copies, type Placement } from "#app/designs/kit/copies.tsx";
import { Line } from "#app/designs/kit/line.tsx";

const twig = "M346 -18C306 -22 280 30 222 38C168 46 130 30 92 44C66 54 44 74 10 66";
const leaves: Placement[] = [
  { x: 322, y: -13, turn: 168, scale: 0.9 },
  { x: 306, y: -2, turn: 70, scale: 1 },
  { x: 288, y: 12, turn: 196, scale: 0.9 },
  { x: 266, y: 25, turn: 78, scale: 1 },
  { x: 148, y: 37, turn: 216, scale: 1 },
  { x: 116, y: 38, turn: 130, scale: 1.05 },
  { x: 92, y: 44, turn: 212, scale: 1 },
  { x: 70, y: 54, turn: 112, scale: 0.95 },
  { x: 48, y: 64, turn: 196, scale: 0.9 },
  { x: 30, y: 68, turn: 128, scale: 0.8 },
  { x: 12, y: 66, turn: 186, scale: 0.8 },
];

/** A peacock on a twig, its train over the edge of the sheet. */
export function Branch() {
  return (
    <svg className="branch" viewBox="0 -66 344 170" aria-hidden="true">
      <Line d={twig} of="line" width={1.8} round />
      <Copies of="leaf" at={leaves} />
      <use href="#orn-peacock" transform="translate(216 8)rotate(-10)scale(.78)" />
    </svg>
  );
}
