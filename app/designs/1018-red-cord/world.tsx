/* The red cord's world: threads that are twisted, fringes, a bow. */
import { Put } from "#app/designs/kit/repeats.tsx";
import { range, type Point } from "#app/designs/kit/geometry.ts";
import { Knot } from "./gown-drawing.tsx";
import { mirrored, Rope, Tassel } from "./rope.tsx";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import darkClose from "#app/designs/kit/dark-close.css?inline";
import own from "./world.css?inline";
import loud from "#app/designs/kit/loud.css?inline";
import loudDays from "#app/designs/kit/loud-days.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";

const wave = 180;

/** A strand that swings about the axis; the other one swings against it. */
function strand(up: 1 | -1): string {
  return range(11, 0, 10)
    .map(
      (step) =>
        `c66 ${up * (step % 2 ? 1 : -1) * 126} 114 ${up * (step % 2 ? 1 : -1) * 126} ${wave} 0`,
    )
    .join("");
}

/** A thread with its outline and the lines of its spinning. */
function Thread({ d, colour }: { d: string; colour: string }) {
  return (
    <>
      <path d={d} stroke="var(--deco-deep)" className="strand-edge" />
      <path d={d} stroke={colour} className="strand" />
      <path
        d={d}
        stroke="var(--deco-deep)"
        className="strand"
        strokeDasharray="1.5 10"
        opacity=".4"
      />
    </>
  );
}

/** A red thread and a white one that swing loosely, and are twisted to one cord by scrolling. */
export function Between() {
  const [red, white] = [`M-270 0${strand(1)}`, `M-270 0${strand(-1)}`];
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--deco)" />
      <path d="M0 0H1440V320H0Z" opacity=".34" />
      {/* The red one is above at every second crossing. */}
      <clipPath id="world-above">
        <path
          d={range(5, 0, 4)
            .map((step) => `M${step * 2 * wave - wave} -300h${wave}v600h-${wave}Z`)
            .join("")}
        />
      </clipPath>
      <g transform="translate(0 160)" fill="none">
        <g className="moves twist">
          <Thread d={red} colour="var(--deco)" />
          <Thread d={white} colour="var(--deco-glint)" />
          <g clipPath="url(#world-above)">
            <Thread d={red} colour="var(--deco)" />
          </g>
        </g>
      </g>
    </Frame>
  );
}

/** Cords one below the other, tassels hung from each; the cloth ends in the last of these fringes. */
export function Behind() {
  return (
    <svg width="100%" aria-hidden="true">
      <g className="fringes">
        <path d="M0 0H3120V400H0Z" fill="var(--field)" />
        <g id="world-fringe">
          {range(13, -60, 1380).map((x) => (
            <Put key={x} of={Tassel} at={`translate(${x} 34)scale(1.15)`} />
          ))}
          <Rope
            way={[
              [-120, 28],
              [420, 28],
              [900, 28],
              [1440, 28],
            ]}
            thick={20}
          />
        </g>
        {[0, 1, 2, 3].map((row) => (
          <g key={row}>
            <use href="#world-fringe" x={row % 2 ? 60 : 0} y={row * 124} />
            <use href="#world-fringe" x={row % 2 ? 1620 : 1560} y={row * 124} />
          </g>
        ))}
      </g>
    </svg>
  );
}

const middle = 720;
const way: readonly Point[] = [
  [-30, 40],
  [240, 96],
  [480, 120],
  [720, 124],
];
const loop: readonly Point[] = [
  [720, 124],
  [650, 20],
  [476, 4],
  [478, 98],
  [480, 188],
  [620, 206],
  [720, 124],
];
const end: readonly Point[] = [
  [720, 124],
  [690, 196],
  [636, 190],
  [606, 238],
];

/** The cord from edge to edge, tied to a bow. */
export function Close() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--deco)" />
      <path d="M0 0H1440V320H0Z" opacity=".34" />
      {[
        [606, 12],
        [834, -12],
      ].map(([x, turn]) => (
        <Put key={x} of={Tassel} at={`translate(${x} 230)rotate(${turn})scale(1.2)`} />
      ))}
      {[way, end, loop].map((line, index) => (
        <g key={index}>
          <Rope way={line} thick={24} />
          <Rope way={mirrored(line, middle)} thick={24} />
        </g>
      ))}
      <Knot at={[middle, 124]} size={1.9} />
    </Frame>
  );
}

export const css = onScreen(loud, loudDays, darkClose, own);
