import { pair, polar, short } from "#app/designs/kit/geometry.ts";

/** Where a copy of a shape stands: `turn` in degrees, clockwise; `flip` mirrors it before it is turned. */
export type Placement = {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  flip?: boolean;
};

/** A placement as an SVG transform, without the parts that have no effect. */
export function placed({ x, y, turn = 0, scale = 1, flip = false }: Placement): string {
  const size = Math.round(scale * 1000) / 1000;
  const turned = short(turn) === 0 ? "" : `rotate(${short(turn)})`;
  const sized = flip ? `scale(${size} ${-size})` : size === 1 ? "" : `scale(${size})`;
  return `translate(${pair(x, y)})${turned}${sized}`;
}

/** Copies of a shape of the family's sprite; `of` is its id without `orn-`. */
export function Copies({ of, at }: { of: string; at: readonly Placement[] }) {
  return at.map((placement, index) => (
    <use key={index} href={`#orn-${of}`} transform={placed(placement)} />
  ));
}

/**
 * Places on a circle around the origin.
 * @param turns where on it, in degrees from three o'clock.
 * @param lean how far a copy turns from pointing outwards.
 */
export function onCircle(
  radius: number,
  turns: readonly number[],
  { scale = 1, lean = 0 }: { scale?: number; lean?: number } = {},
): Placement[] {
  return turns.map((turn) => {
    const [x, y] = polar(radius, (turn * Math.PI) / 180);
    return { x, y, turn: turn + lean, scale };
  });
}
