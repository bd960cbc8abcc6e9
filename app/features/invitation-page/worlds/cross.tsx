import { cross } from "#app/design/ornaments/cross.tsx";
import { range } from "#app/design/geometry.ts";
import { gridPlait } from "#app/design/ornaments/cross/plait.ts";
import { Strands } from "#app/design/ornaments/cross/strands.tsx";
import { Frame, Land } from "#app/features/invitation-page/worlds/frame.tsx";
import { gesture } from "#app/features/invitation-page/worlds/gesture.ts";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

/** A plaited band, repeated every eight columns. */
const band = gridPlait([8, 4], 12, (column, row) =>
  row === 0 || row === 4 ? "across" : column === 0 || column === 8 ? "open" : null,
);

/** One wave of the vine, 240 wide: a bunch under its crest, a rosette over its trough. */
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
function Between() {
  const waves = range(7, -120, 1320);
  return (
    <Frame high={320}>
      <linearGradient id="world-beam">
        <stop stopColor="var(--accent)" stopOpacity="0" />
        <stop offset=".5" stopColor="var(--accent)" stopOpacity=".4" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="var(--deco-deep)" />
      <rect className="beam" x="420" width="600" height="320" fill="url(#world-beam)" />
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

/** A wall into which pilgrims carved their crosses. */
function Behind() {
  return (
    <Frame high={560}>
      <pattern id="world-wall" width="180" height="150" patternUnits="userSpaceOnUse">
        <path
          d="M0 0H180V150H0ZM0 75H180M60 0V75M150 75V150"
          fill="var(--deco-deep)"
          stroke="var(--ground)"
          strokeWidth="3"
        />
        <g fill="none" stroke="var(--line)" strokeWidth="3" opacity=".6">
          <use href="#orn-cross" transform="translate(30 36)scale(.34)" />
          <use href="#orn-cross" transform="translate(104 34)scale(.42)" />
          <use href="#orn-cross" transform="translate(158 38)scale(.26)" />
          <use href="#orn-cross" transform="translate(74 110)scale(.4)" />
          <use href="#orn-cross" transform="translate(20 112)scale(.24)" />
          <use href="#orn-cross" transform="translate(126 112)scale(.28)" />
        </g>
      </pattern>
      <rect width="1440" height="560" fill="url(#world-wall)" />
      <path d="M0 1H1440M0 559H1440" stroke="var(--line)" strokeWidth="2" />
    </Frame>
  );
}

/** A church on the hills. */
function Close() {
  return (
    <Land top={0}>
      <cross.Scene />
    </Land>
  );
}

/** The cross-stone's world: a carved vine, a wall of crosses, a church. */
export const crossWorld: World = {
  Between,
  Behind,
  Close,
  css: gesture("beam", "transform:translateX(-520px)", "transform:translateX(520px)"),
};
