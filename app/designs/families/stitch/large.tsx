import { range } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored, type Placement } from "#app/designs/kit/repeats.tsx";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { lozenge } from "#app/designs/families/stitch/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Trees in counted stitches over two hems. */
export function Scene() {
  return (
    <SceneSvg>
      <g id="orn-tree" transform="translate(195 210)">
        <Tree />
      </g>
      <use href="#orn-tree" transform="translate(-70.5 52.5)scale(.75)" x="-55" />
      <use href="#orn-tree" transform="translate(168 52.5)scale(.75)" x="55" />
      <path d="M-400 210H800V330H-400Z" fill="var(--deco-deep)" />
      <path d="M-400 252H800V320H-400Z" fill="var(--deco)" />
      <Copies
        of="link"
        at={range(35, -17, 17).map((step): Placement => ({ x: 195 + step * 35, y: 231, turn: 90 }))}
      />
      <path
        d={range(13, -6, 6)
          .map(
            (step) =>
              `M${195 + step * 90 - 45} 320L${195 + step * 90} 275L${195 + step * 90 + 45} 320Z`,
          )
          .join("")}
        fill="url(#orn-silk)"
      />
      <g fill="none" stroke="var(--line)">
        <path d="M-400 210H800M-400 252H800" strokeWidth="1.6" />
        <path
          d="M-400 258H800"
          stroke="var(--deco-glint)"
          strokeWidth="1.4"
          strokeDasharray="8 4"
        />
      </g>
    </SceneSvg>
  );
}

/** Branches that rise on both sides of the trunk, a star on top. */
function Tree() {
  return (
    <>
      <path d="M0 0V-150" stroke="var(--line)" strokeWidth="3.4" />
      <Mirrored>
        <Copies
          of="leaf"
          at={range(6, 0, 5).map((step): Placement => ({
            x: 1,
            y: -16 - step * 22,
            turn: -36,
            scale: 0.92 - step * 0.11,
          }))}
        />
      </Mirrored>
      <use href="#orn-star" transform="translate(0 -158)scale(.42)" />
    </>
  );
}

/** The cloth's squares: fifteen, in steps along the diagonal. */
const square = 48;
const squares = range(5, 0, 4).flatMap((column) =>
  range(5 - column, 0, 4 - column).map((row) => ({
    x: (column + 0.5) * square,
    y: (row + 0.5) * square,
    size: 1 - (column + row) * 0.07,
    starry: (column + row) % 2 === 1,
  })),
);

/** The stepped edge, so far outside the squares. */
function steps(outside: number): string {
  const edge = 5 * square + outside;
  return `M${edge} 0V${square + outside}${`h${-square}v${square}`.repeat(4)}H0`;
}

/** A corner of cloth with a stepped edge; its net has a figure in each square. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <path d={`${steps(0)}V0Z`} fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="2" />
      <Line d={steps(6)} of="line" width={1.4} strokeDasharray="6 4" />
      <path
        d={squares.map(({ x, y }) => `M${x - 24} ${y - 24}l48 48m0 -48l-48 48`).join("")}
        stroke="var(--deco-glint)"
        strokeWidth="1.8"
      />
      <path
        d={squares.map(({ x, y }) => lozenge(4.6, [x - 24, y - 24])).join("")}
        fill="var(--line)"
      />
      <Copies
        of="star"
        at={squares.flatMap(({ x, y, size, starry }): Placement[] =>
          starry ? [{ x, y, scale: size * 0.36 }] : [],
        )}
      />
      <Copies
        of="lozenge"
        at={[
          ...squares.flatMap(({ x, y, size, starry }): Placement[] =>
            starry ? [] : [{ x, y, scale: size * 0.84 }],
          ),
          ...range(4, 1, 4).map((step): Placement => ({
            x: (5 - step) * square + 20,
            y: step * square + 20,
            scale: 0.3,
          })),
        ]}
      />
    </svg>
  );
}

/** A band of links, a star at each corner. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <path
        d="M5 5H155V155H5ZM39 39H121V121H39Z"
        fill="var(--deco-deep)"
        fillRule="evenodd"
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      <Line d="M1 1H159V159H1Z" of="line" width={1.4} strokeDasharray="6 3.4" />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`translate(80 80)rotate(${turn})`}>
          <Copies
            of="link"
            at={[-29, 0, 29].map((x): Placement => ({ x, y: -58, turn: 90, scale: 0.83 }))}
          />
          <use href="#orn-star" transform="translate(-58 -58)scale(.25)" />
        </g>
      ))}
    </svg>
  );
}
