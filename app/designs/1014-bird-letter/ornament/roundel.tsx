import { pair, range, type Point } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored, onCircle, type Placement } from "#app/designs/kit/repeats.tsx";
import { feather } from "./shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

const halo: Point = [0, -82];
/** The wing's arm: shoulder, bend and wrist of a quadratic curve. */
const arm: readonly [Point, Point, Point] = [
  [7, 40],
  [22, -34],
  [78, -44],
];

/** Two wings folded round a halo, and two doves that meet below it. */
export function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <defs>
        <path id="orn-feather" d={feather} />
      </defs>
      <Mirrored>
        <Wing />
        <use href="#orn-dove" transform="translate(-46 112)rotate(-4)scale(.86)" />
      </Mirrored>
      <g transform={`translate(${pair(...halo)})`}>
        <circle r="57" fill="var(--ground)" />
        <g fill="none" stroke="var(--line)">
          <circle r="50.5" strokeWidth="5" strokeDasharray=".9 3.508" />
          <circle r="46" strokeWidth="1.5" />
          <circle r="56.5" strokeWidth="1.5" />
        </g>
        <g className="roundel-core">
          <Copies of="eye" at={onCircle(27, range(8, -90, 225), { scale: 1.3, lean: 270 })} />
          <circle r="6.5" fill="var(--deco)" stroke="var(--line)" strokeWidth="1.2" />
        </g>
      </g>
      <Line d="M-66 137C-40 128 -18 139 0 130C18 139 40 128 66 137" of="line" width={1.3} round />
      <Copies
        of="leaf"
        at={[-150, -90, -30].map((turn) => ({
          x: 0,
          y: 129,
          turn,
          scale: turn === -90 ? 0.8 : 0.66,
        }))}
      />
    </svg>
  );
}

/** Three rows of feathers along the arm: long ones, coverts, and a seam of pearls. */
function Wing() {
  const [shoulder, bend, wrist] = arm;
  const seam = `M${pair(...shoulder)}Q${pair(...bend)} ${pair(...wrist)}`;
  return (
    <g stroke="var(--line)" strokeLinejoin="round">
      <g fill="var(--deco-glint)">
        <Copies of="feather" at={feathers(1)} />
      </g>
      <g fill="var(--deco-light)">
        <Copies of="feather" at={feathers(0.56)} />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d={seam} strokeWidth="10.6" />
        <path d={seam} stroke="var(--deco)" strokeWidth="8" />
        <path d={seam} stroke="var(--deco-glint)" strokeWidth="3.2" strokeDasharray="0 8" />
      </g>
    </g>
  );
}

/** Twelve feathers from the shoulder to the wrist, longer and flatter as they go. */
function feathers(scale: number): Placement[] {
  const [shoulder, bend, wrist] = arm;
  return range(12, 0, 1).map((share) => {
    const coordinate = (axis: 0 | 1) =>
      shoulder[axis] * (1 - share) ** 2 +
      2 * bend[axis] * share * (1 - share) +
      wrist[axis] * share ** 2;
    return {
      x: coordinate(0),
      y: coordinate(1),
      turn: 100 - 108 * share ** 1.15,
      scale: scale * (0.66 + 0.62 * Math.sin(Math.PI * (0.1 + 0.72 * share)) - 0.2 * share),
    };
  });
}
