/* The raster's world: a gallery wall, squares that grow. */
import { range, short } from "#app/designs/kit/geometry.ts";
import { medallion } from "#app/designs/families/carpet/cartoons.ts";
import { Knots } from "#app/designs/families/carpet/knots.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";

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
    <g transform={`scale(${2 * size})`}>
      <g id={id}>
        <Knots rows={coarse(size)} />
      </g>
      {["scale(-1 1)", "scale(1 -1)", "scale(-1)"].map((fold) => (
        <use key={fold} href={`#${id}`} transform={fold} />
      ))}
    </g>
  );
}

/** Visitors from behind, in squares as what they look at; their feet at the origin, 18 and 17 high. */
const man =
  "M-1 -18H1V-17H2V-14H1V-13H3V-12H4V-7H3V-6H2V0H.5V-5H-.5V0H-2V-6H-3V-7H-4V-12H-3V-13H-1V-14H-2V-17H-1Z";
const woman =
  "M-1 -17H1V-16H2V-15H3V-12H2V-11H3V-7H2V-6H3V-4H4V-2H2V0H.5V-2H-.5V0H-2V-2H-4V-4H-3V-6H-2V-7H-3V-11H-1V-12H-2V-16H-1Z";

/** Visitors: place, squares to the right of it, outline, share of a grown man's size. */
const visitors = [
  [210, 0, woman, 1],
  [640, 0, man, 1],
  [640, 9, woman, 1],
  [866, 0, woman, 0.94],
  [1150, 0, man, 1],
  [1150, 7.5, woman, 0.62],
] as const;

function Visitors({ foot, square }: { foot: number; square: number }) {
  return visitors.map(([x, aside, d, share]) => (
    <path
      key={x + aside}
      d={d}
      transform={`translate(${short(x + aside * square)} ${foot})scale(${short(square * share)})`}
    />
  ));
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
export function Between() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V252H0Z" fill="var(--surface)" />
      <path d="M0 252H1440V320H0Z" fill="var(--deco-light)" />
      <path
        d={range(25, -12, 12)
          .map((step) => `M${720 + step * 90} 252L${720 + step * 140} 320`)
          .join("")}
        stroke="var(--surface)"
        strokeWidth="2"
      />
      <path d="M0 250H1440V255H0Z" fill="var(--deco-deep)" />
      {[0, ...walls.map(([x]) => x)].map((x) => (
        <path
          key={x}
          d={`M${720 + x - 62} 28H${720 + x + 62}V222H${720 + x - 62}Z`}
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
        <use key={x} href={`#world-at-${size}`} transform={`translate(${720 + x} 125)`} />
      ))}
      <g transform="translate(720 125)">
        <Medallion size={1} />
        {[2, 3, 6].map((size) => (
          <g key={size} className={`blur blur-${size}`}>
            <path d="M-58 -92H58V92H-58Z" fill="var(--deco-glint)" />
            <use href={`#world-at-${size}`} />
          </g>
        ))}
      </g>
      <g fill="var(--deco-deep)">
        <Visitors foot={296} square={5.6} />
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
export function Behind() {
  return (
    <Frame high={560}>
      <g stroke="var(--deco)">{halftone(14, 40)}</g>
    </Frame>
  );
}

/** The floor comes up as squares; the last visitors leave over it. */
export function Close() {
  return (
    <Frame high={320}>
      <g stroke="var(--deco-deep)">{halftone(10, 32)}</g>
      <g fill="var(--deco)">
        <Visitors foot={264} square={10.6} />
      </g>
    </Frame>
  );
}

export { default as css } from "./world.css?inline";
