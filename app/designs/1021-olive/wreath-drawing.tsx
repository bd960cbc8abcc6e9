import { polar } from "#app/designs/kit/geometry.ts";
import { boughOf } from "./ornament/paired-leaves.ts";
import { Drawn } from "./ornament/sprite.tsx";

/** An oval wreath of two boughs that are tied at the foot and meet at the top. */
export function Wreath({
  width,
  height,
  pairs,
  scale,
  round = 0.82,
  at: [x, y],
}: {
  width: number;
  height: number;
  pairs: number;
  scale: number;
  /** The less, the fuller its sides. */
  round?: number;
  at: readonly [number, number];
}) {
  const id = `wreath-${width}`;
  const bough = boughOf(
    (along) => {
      const [cos, sin] = polar(1, Math.PI / 2 - 0.03 + along * (Math.PI - 0.22));
      return [(bulged(cos, round) * width) / 2, (bulged(sin, round) * height) / 2];
    },
    pairs,
    scale,
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <g id={id}>
        <Drawn bough={bough} width={1.8 * scale} />
      </g>
      <use href={`#${id}`} transform="scale(-1 1)" />
      {/* What ties them. */}
      <g transform={`translate(0 ${height / 2})scale(${scale})`}>
        <path
          d="M-3 2C-14 16 -22 30 -20 48L-13 42L-8 48C-10 30 -2 14 2 4M3 2C14 16 24 26 24 44L17 39L11 45C12 30 4 14 -2 4"
          fill="var(--wax)"
        />
        <path
          d="M-2 0C-16 -16 -36 -14 -32 0C-30 10 -12 6 0 0C12 6 30 10 32 0C36 -14 16 -16 2 0Z"
          fill="var(--wax)"
          stroke="var(--wax-deep)"
          strokeWidth="1.2"
        />
        <path d="M-6 -6H6V7H-6Z" fill="var(--wax-deep)" />
      </g>
    </g>
  );
}

/** Fuller than an ellipse, so that its middle has more room. */
function bulged(share: number, round: number): number {
  return Math.sign(share) * Math.abs(share) ** round;
}
