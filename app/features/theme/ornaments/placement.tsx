import { pair } from "#app/features/theme/geometry.ts";

/** A placed copy of a shape; `turn` in degrees. */
export type Placement = { x: number; y: number; turn: number; scale: number };

/** As an SVG transform, without what changes nothing. */
function placed({ x, y, turn, scale }: Placement): string {
  const rotation = Math.round(turn) === 0 ? "" : `rotate(${Math.round(turn)})`;
  const size = Math.round(scale * 100) / 100;
  return `translate(${pair(x, y)})${rotation}${size === 1 ? "" : `scale(${size})`}`;
}

/** Copies of a shape of the family's sprite: `shape` is its id without `orn-`. */
export function Copies({ shape, at }: { shape: string; at: readonly Placement[] }) {
  return at.map((placement, index) => (
    <use key={index} href={`#orn-${shape}`} transform={placed(placement)} />
  ));
}
