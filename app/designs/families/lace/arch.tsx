import { range } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored, onCircle, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { row } from "#app/designs/families/lace/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** From point to point down a column; the head's own two and the shaft's follow one another. */
const period = 35;

const hanging = onCircle(146, range(7, -6.43, -83.57), { lean: -90 });

const close = { fill: "none", stroke: "var(--line)", strokeWidth: 7, strokeDasharray: "1.1 1.4" };

/** A vault of close stitches that a lace edging hangs from. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <g transform="translate(180 190)">
        <defs>
          {/* As deep as the column has room for. */}
          <g id="orn-fringe">
            <use href="#orn-point" transform="scale(1.06 .84)" />
          </g>
        </defs>
        <path d="M-152 70V0A152 152 0 0 1 152 0V70" {...close} />
        <Line
          d="M-157.4 70V0A157.4 157.4 0 0 1 157.4 0V70M-146 70V0A146 146 0 0 1 146 0V70"
          of="line"
          width={1.2}
        />
        <Mirrored>
          <Copies
            of="fringe"
            at={[...hanging, { x: 146, y: 17.5, turn: -90 }, { x: 146, y: 52.5, turn: -90 }]}
          />
        </Mirrored>
        <use href="#orn-flower" transform="translate(0 -150)scale(.66)" />
      </g>
    </svg>
  );
}

export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={period}>
        <use href="#orn-point" transform="translate(12 17.5)rotate(90)scale(1.06 .84)" />
      </Tiled>
      <line x1="6" x2="6" y2="100%" {...close} />
      <Uprights
        lines={[
          [0.6, 1.2],
          [12, 1.2],
        ]}
      />
    </svg>
  );
}

/** A hem and its edging. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <path d="M10 7H350" {...close} />
      <Line d={`M6 1H354M6 13H354${row(6, 13, 29, 12, -6)}`} of="line" width={1.2} />
      <Copies of="point" at={range(12, 15, 345).map((x) => ({ x, y: 19, turn: 180 }))} />
    </svg>
  );
}
