import { degrees, pair, range, type Point } from "#app/designs/kit/geometry.ts";
import { Copies, type Placement } from "#app/designs/kit/copies.tsx";
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
    const [before, here, after] = [at(swag, share - 0.02), at(swag, share), at(swag, share + 0.02)];
    const turn = degrees(Math.atan2(after[1] - before[1], after[0] - before[0]));
    return {
      x: here[0],
      y: here[1],
      turn: turn + 180,
      scale: 0.62 + 0.34 * 4 * share * (1 - share),
    };
  });
}

function cord({ from, to, dip }: Swag, lift: number): string {
  return `M${pair(...from)}Q${pair((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * (dip - lift))} ${pair(...to)}`;
}

/** Two swags of edging, a flower where they are pinned up. */
export function Branch() {
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
