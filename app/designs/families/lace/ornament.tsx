import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/lace/arch.tsx";
import { Field, Initial, Scene, Spray } from "#app/designs/families/lace/large.tsx";
import { Roundel } from "#app/designs/families/lace/doily.tsx";
import { scallops, petal, row, arches, knots } from "#app/designs/families/lace/shapes.ts";
import { Bullet, Corner, Divider, Emblem, Seal, Sprig } from "#app/designs/families/lace/small.tsx";
import { degrees, pair, range, type Point } from "#app/designs/kit/geometry.ts";
import { Copies, type Placement, Spokes } from "#app/designs/kit/repeats.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** A cord that hangs between two pins. */
type Swag = { from: Point; to: Point; dip: number; points: number };

const swags: readonly Swag[] = [
  { from: [0, -26], to: [150, 10], dip: 58, points: 6 },
  { from: [150, 10], to: [340, -40], dip: 92, points: 8 },
];

function at({ from, to, dip }: Swag, share: number): Point {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + dip * 4 * share * (1 - share),
  ];
}

function edging(swag: Swag): Placement[] {
  return range(swag.points, 0.5 / swag.points, 1 - 0.5 / swag.points).map((share) => {
    const [previousPoint, point, nextPoint] = [
      at(swag, share - 0.02),
      at(swag, share),
      at(swag, share + 0.02),
    ];
    const turn = degrees(
      Math.atan2(nextPoint[1] - previousPoint[1], nextPoint[0] - previousPoint[0]),
    );
    return {
      x: point[0],
      y: point[1],
      turn: turn + 180,
      scale: 0.62 + 0.34 * 4 * share * (1 - share),
    };
  });
}

function cord({ from, to, dip }: Swag, lift: number): string {
  return `M${pair(...from)}Q${pair((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * (dip - lift))} ${pair(...to)}`;
}

/** Two swags of edging, a flower where they are pinned up. */
function Branch() {
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      {swags.map((swag) => (
        <g key={swag.dip}>
          <Line d={cord(swag, 0) + cord(swag, 9)} of="line" width={1.2} />
          <Line d={cord(swag, 4.5)} of="line" width={4} strokeDasharray="1 2" />
          <Copies of="point" at={edging(swag)} />
        </g>
      ))}
      <use href="#orn-flower" transform="translate(150 6)scale(.46)" />
      <use href="#orn-flower" transform="translate(8 -28)scale(.2)" />
    </svg>
  );
}

/** Thread, its knots, and the two figures of the needle: the point of an edging, the flower. */
function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-point" fill="none" stroke="var(--line)" strokeLinecap="round">
          <path
            d={`${row(-15, 0, 3, 10, 8)}${row(-10, -8, 2, 10, 8)}${row(-5, -16, 1, 10, 8)}`}
            strokeWidth="1.1"
          />
          <path d="M-10 -8h0M0 -8h0M10 -8h0M-5 -16h0M5 -16h0M-15 0h0M15 0h0" strokeWidth="3" />
          <circle cy="-26" r="2" fill="var(--deco-glint)" strokeWidth="1" />
        </g>
        <path id="orn-petal" d={petal} />
        <g id="orn-petals">
          <Spokes of="petal" count={6} />
        </g>
        <g id="orn-flower">
          <use href="#orn-petals" fill="var(--deco-glint)" stroke="var(--line)" strokeWidth="2.2" />
          <g stroke="var(--line)" fill="none" strokeLinecap="round">
            <path id="orn-stitches" d="M0 -42V-18M-4 -36V-24M4 -36V-24" strokeWidth="1.5" />
            <Spokes of="stitches" count={6} ours />
          </g>
          <circle r="9" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="2" />
          <circle r="3.4" fill="var(--deco-glint)" />
        </g>
      </defs>
    </svg>
  );
}

/** A net of looped rounds, knotted where they meet. */
function tile(line: string, fill: string): string {
  const round = `<g id='r'><path d='${arches(12, 25.5, 45, 8, 22.5)}'/><path d='${arches(6, 17, 45, 8)}' fill='${fill}'/><path stroke-width='3.4' d='${knots(25.5, 45, 8)}'/></g>`;
  const places = [
    [36, 36],
    [0, 0],
    [72, 0],
    [0, 72],
    [72, 72],
  ];
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='72' height='72' fill='none' stroke='${line}' stroke-linecap='round'>` +
    `<defs>${round}</defs>${places.map(([x, y]) => `<use href='#r' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}

/** Janyak: Armenian needle lace, arch upon arch, knotted by hand. */
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
  sample: scallops,
  tile,
};
