import { degrees, pair, range, smooth, type Point } from "#app/design/geometry.ts";
import { Copies, type Placement } from "#app/design/ornaments/shared/copies.tsx";

const blades = 15;

/** Along the rib, from its foot at the right (0) to its tip (1). */
function at(share: number): Point {
  return [328 - 292 * share, -26 + 84 * Math.sin(share * 2.05) - 24 * share];
}

/** One side's blades: longest before the middle, closer to the rib towards the tip. */
function side(turn: 1 | -1): Placement[] {
  return range(blades, 0.07, 0.95).map((share) => {
    const [x, y] = at(share);
    const [from, to] = [at(share - 0.02), at(share + 0.02)];
    const along = degrees(Math.atan2(to[1] - from[1], to[0] - from[0]));
    const length = 0.5 + 0.72 * Math.sin(Math.PI * (0.16 + share * 0.74));
    return { x, y, turn: along + turn * (46 - 18 * share), scale: length };
  });
}

/** A palm branch, as it is carried to church before Easter. */
export function Branch() {
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      <g fill="var(--line)">
        <Copies of="blade" at={side(1)} />
      </g>
      <g fill="var(--deco)">
        <Copies of="blade" at={side(-1)} />
      </g>
      <use
        href="#orn-blade"
        transform={`translate(${pair(...at(0.98))})rotate(196)scale(.66)`}
        fill="var(--line)"
      />
      <path
        d={smooth(range(9, 0, 1).map(at))}
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <use href="#orn-rosette" transform={`translate(${pair(...at(0.02))})scale(.42)`} />
    </svg>
  );
}
