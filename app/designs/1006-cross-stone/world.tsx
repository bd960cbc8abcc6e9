/* The cross-stone's world: a carved vine, a wall of carved slabs, a church. */
import { ornament as cross } from "#app/designs/families/cross/ornament.tsx";
import { range } from "#app/designs/kit/geometry.ts";
import { gridPlait } from "#app/designs/families/cross/plait.ts";
import { Strands } from "#app/designs/families/cross/strands.tsx";
import { Frame, Land } from "#app/designs/kit/world-frame.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** A plaited band, repeated every eight columns. */
const band = gridPlait([8, 4], 12, (column, row) =>
  row === 0 || row === 4 ? "across" : column === 0 || column === 8 ? "open" : null,
);

/** A wave of the vine, 240 wide: a bunch under its crest, a rosette over its trough. */
function Scroll() {
  return (
    <g id="world-scroll">
      <g fill="none" stroke="var(--line)" strokeWidth="5" strokeLinecap="round">
        <path d="M0 128C40 24 84 24 120 128S200 232 240 128" />
        <path
          id="world-tendril"
          d="M27 78C30 150 92 164 98 122C100 92 62 86 58 108"
          strokeWidth="3.6"
        />
        <use href="#world-tendril" transform="rotate(180 120 128)" />
      </g>
      <g fill="var(--deco-glint)">
        <use href="#orn-palmette" transform="translate(96 76)rotate(-30)scale(.9)" />
        <use href="#orn-palmette" transform="translate(24 84)rotate(150)scale(.9)" />
        <use href="#orn-palmette" transform="translate(144 180)rotate(150)scale(.9)" />
        <use href="#orn-palmette" transform="translate(216 172)rotate(-30)scale(.9)" />
      </g>
    </g>
  );
}

/** A carved lintel: a vine with bunches, rosettes and birds over a plaited band; light passes over it. */
export function Between() {
  const waves = range(7, -120, 1320);
  return (
    <Frame high={320}>
      <linearGradient id="world-beam">
        <stop stopColor="var(--accent)" stopOpacity="0" />
        <stop offset=".5" stopColor="var(--accent)" stopOpacity=".4" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="var(--deco-deep)" />
      <rect className="moves beam" x="420" width="600" height="320" fill="url(#world-beam)" />
      <g transform="translate(-120)">
        <Scroll />
      </g>
      {waves.slice(1).map((x) => (
        <use key={x} href="#world-scroll" x={x} />
      ))}
      {waves.map((x) => (
        <g key={x}>
          <use
            href="#orn-grapes"
            transform={`translate(${x + 58} 106)`}
            stroke="var(--deco-glint)"
          />
          <use href="#orn-rosette" transform={`translate(${x + 182} 146)scale(.62)`} />
        </g>
      ))}
      <g
        fill="var(--deco-glint)"
        stroke="var(--deco-deep)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      >
        {[180, 660, 900, 1140].map((x) => (
          <use
            key={x}
            href="#orn-bird"
            transform={`translate(${x} 40)scale(${x < 720 ? -1 : 1} 1)`}
          />
        ))}
      </g>
      <path d="M0 244H1440V320H0Z" fill="var(--ground)" />
      <g id="world-band" transform="translate(0 258)">
        <Strands id="lintel" plait={band} width={7} behind="var(--ground)" />
      </g>
      {range(14, 96, 1344).map((x) => (
        <use key={x} href="#world-band" x={x} />
      ))}
      <path d="M0 244H1440M0 319H1440" stroke="var(--line)" strokeWidth="2.4" />
    </Frame>
  );
}

/** Carvings of the slabs, each around its middle. */
function Carvings() {
  return (
    <>
      <g id="world-pair">
        <Line
          d="M-88 26C-92 -22 -60 -38 -34 -26S-12 -20 0 -32S20 -38 34 -26S92 -22 88 26"
          of="line"
          width={3}
          round
        />
        <use href="#orn-grapes" transform="translate(0 -28)" stroke="var(--line)" />
        <use href="#orn-bird" transform="translate(-46 10)scale(-.92 .92)" />
        <use href="#orn-bird" transform="translate(46 10)scale(.92)" />
        <Line
          d="M-50 6C-56 16 -70 17 -80 12M-30 -3h.1M50 6C56 16 70 17 80 12M30 -3h.1"
          of="field"
          width={2.4}
          round
        />
        <use href="#orn-palmette" transform="translate(-62 -26)rotate(-150)scale(.5)" />
        <use href="#orn-palmette" transform="translate(62 -26)rotate(-30)scale(.5)" />
      </g>
      <g id="world-vine">
        {[-100, 0].map((x) => (
          <g key={x} transform={`translate(${x} -52)scale(.417)`}>
            <use href="#world-scroll" />
            <use href="#orn-grapes" transform="translate(58 106)" stroke="var(--line)" />
            <use href="#orn-rosette" transform="translate(182 146)scale(.62)" />
          </g>
        ))}
      </g>
      <g id="world-star">
        <use href="#orn-rosette" transform="scale(.98)" />
        {[45, 135, 225, 315].map((turn) => (
          <use
            key={turn}
            href="#orn-palmette"
            transform={`rotate(${turn})translate(37)rotate(-28)scale(.36)`}
          />
        ))}
      </g>
      <g id="world-twist">
        <use href="#orn-round" transform="scale(.84)" />
        <use href="#orn-rosette" transform="scale(.6)" />
      </g>
    </>
  );
}

/** A carved wall of warm stone: birds at a bunch, vines, rosettes and plaited rounds, a slab each. */
export function Behind() {
  return (
    <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <Carvings />
      </defs>
      <pattern id="world-wall" width="620" height="204" patternUnits="userSpaceOnUse">
        <path d="M0 0H620V204H0Z" fill="var(--wall)" />
        <path
          d="M0 0H210V102H0ZM310 0H520V102H310ZM60 102H260V204H60ZM360 102H570V204H360Z"
          fill="var(--wall-light)"
        />
        <Line
          d="M0 1H620M0 103H620M1 0V102M211 0V102M311 0V102M521 0V102M61 102V204M261 102V204M361 102V204M571 102V204"
          of="field"
          width={3}
        />
        <g fill="var(--line)" opacity=".8">
          {[
            ["pair", 106, 54],
            ["star", 261, 53],
            ["vine", 416, 53],
            ["twist", 571, 53],
            ["vine", 161, 155],
            ["twist", 311, 155],
            ["pair", 466, 156],
            ["star", 6, 155],
            ["star", 626, 155],
          ].map(([of, x, y]) => (
            <use key={`${x} ${y}`} href={`#world-${of}`} x={x} y={y} />
          ))}
        </g>
      </pattern>
      <rect width="1440" height="560" fill="url(#world-wall)" />
      <path d="M0 1H1440" stroke="var(--line)" strokeWidth="2" />
    </svg>
  );
}

/** A church on the hills. */
export function Close() {
  return (
    <Land top={0}>
      <cross.Scene />
    </Land>
  );
}

export { default as css } from "./world.css?inline";
