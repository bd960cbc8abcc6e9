import { range } from "#app/design/geometry.ts";
import { medallion } from "#app/design/ornaments/carpet/cartoons.ts";
import { Knots } from "#app/design/ornaments/carpet/knots.tsx";
import { Frame } from "#app/features/invitation-page/worlds/frame.tsx";
import css from "#app/features/invitation-page/worlds/raster.css?inline";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

/** A quarter of the great medallion, in knots. */
const [wide, high] = [24, 42] as const;

/** The quarter seen through squares of `size` knots, each in the colour of its middle. */
function coarse(size: number): string[] {
  return range(high / size, 0, high / size - 1).map((y) =>
    range(wide / size, 0, wide / size - 1)
      .map((x) => medallion[y * size + (size >> 1)]?.[x * size + (size >> 1)] ?? ".")
      .join(""),
  );
}

/** The whole medallion around its middle, `size` knots to a square. */
function Medallion({ size }: { size: number }) {
  const id = `world-knots-${size}`;
  return (
    <g transform={`scale(${2.2 * size})`}>
      <g id={id}>
        <Knots rows={coarse(size)} />
      </g>
      {["scale(-1 1)", "scale(1 -1)", "scale(-1)"].map((fold) => (
        <use key={fold} href={`#${id}`} transform={fold} />
      ))}
    </g>
  );
}

/** Visitors from behind, their feet at the origin. */
const woman = "M-13 0L-10 -34L-20 -34L-8 -74Q0 -80 8 -74L20 -34H10L13 0Z";
const man = "M-13 0L-12 -48L-17 -46L-16 -76Q0 -88 16 -76L17 -46L12 -48L13 0H3L0 -34L-3 0Z";

function Visitor({ at, d, high: top }: { at: string; d: string; high: number }) {
  return (
    <g transform={at}>
      <path d={d} />
      <circle cy={-top} r="10" />
    </g>
  );
}

const walls = [
  [-570, 6],
  [-380, 3],
  [-190, 2],
  [190, 2],
  [380, 3],
  [570, 6],
] as const;

/** A wall of the gallery: the same knot, the finer the nearer; the one in the middle comes into focus. */
function Between() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V272H0Z" fill="var(--surface)" />
      <path d="M0 272H1440V320H0Z" fill="var(--deco-light)" />
      <path
        d={range(25, -12, 12)
          .map((step) => `M${720 + step * 90} 272L${720 + step * 140} 320`)
          .join("")}
        stroke="var(--surface)"
        strokeWidth="2"
      />
      <path d="M0 268H1440V274H0Z" fill="var(--deco-deep)" />
      {[0, ...walls.map(([x]) => x)].map((x) => (
        <path
          key={x}
          d={`M${720 + x - 66} 16H${720 + x + 66}V232H${720 + x - 66}Z`}
          fill="var(--deco-glint)"
          stroke="var(--deco-deep)"
          strokeWidth="5"
        />
      ))}
      <defs>
        {[6, 3, 2].map((size) => (
          <g key={size} id={`world-at-${size}`}>
            <Medallion size={size} />
          </g>
        ))}
      </defs>
      {walls.map(([x, size]) => (
        <use key={x} href={`#world-at-${size}`} transform={`translate(${720 + x} 124)`} />
      ))}
      <g transform="translate(720 124)">
        <Medallion size={1} />
        {[2, 3, 6].map((size) => (
          <g key={size} className={`blur blur-${size}`}>
            <path d="M-60 -100H60V100H-60Z" fill="var(--deco-glint)" />
            <use href={`#world-at-${size}`} />
          </g>
        ))}
      </g>
      <g fill="var(--deco-deep)">
        <Visitor at="translate(612 312)scale(1.25)" d={man} high={96} />
        <Visitor at="translate(656 314)scale(1.2)" d={woman} high={90} />
        <Visitor at="translate(866 312)scale(1.25)" d={woman} high={90} />
        <Visitor at="translate(250 312)scale(1.25)" d={woman} high={90} />
        <Visitor at="translate(1190 312)scale(1.25)" d={man} high={96} />
        <Visitor at="translate(1240 314)scale(.8)" d={woman} high={90} />
      </g>
    </Frame>
  );
}

/** Squares that grow from nothing to a black wall: each row a stroke of dashes. */
function halftone(rows: number, step: number) {
  return range(rows, 1, rows).map((row) => {
    const size = Math.round((step * row) / rows);
    return (
      <path
        key={row}
        d={`M${-size / 2} ${row * step - step / 2}H1460`}
        strokeWidth={size}
        strokeDasharray={`${size} ${step - size}`}
      />
    );
  });
}

/** A wall that dissolves into squares. */
function Behind() {
  return (
    <Frame high={560}>
      <g stroke="var(--deco)">{halftone(14, 40)}</g>
    </Frame>
  );
}

/** The floor comes up as squares; the last visitors leave over it. */
function Close() {
  return (
    <Frame high={320}>
      <g stroke="var(--deco-deep)">{halftone(10, 32)}</g>
      <g fill="var(--deco)">
        <Visitor at="translate(640 316)scale(2.2)" d={man} high={96} />
        <Visitor at="translate(728 318)scale(2.1)" d={woman} high={90} />
        <Visitor at="translate(900 312)scale(1.7)" d={woman} high={90} />
        <Visitor at="translate(200 316)scale(2)" d={woman} high={90} />
        <Visitor at="translate(1130 314)scale(1.9)" d={man} high={96} />
        <Visitor at="translate(1192 314)scale(1.3)" d={woman} high={90} />
      </g>
    </Frame>
  );
}

/** The raster's world: a gallery wall, squares that grow. */
export const rasterWorld: World = { Between, Behind, Close, css };
