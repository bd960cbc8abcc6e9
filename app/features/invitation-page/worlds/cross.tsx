import { cross } from "#app/design/ornaments/cross.tsx";
import { knot } from "#app/design/ornaments/cross/plait.ts";
import { Strands } from "#app/design/ornaments/cross/strands.tsx";
import { Frame, Land } from "#app/features/invitation-page/worlds/frame.tsx";
import type { World } from "#app/features/invitation-page/worlds/world.ts";

/** A cross-stone, its foot at the origin, 300 high: the cross in a plaited frame, carved to the edge. */
function Stone() {
  return (
    <g id="world-stone">
      <path
        d="M-84 0L-92 -288Q0 -322 92 -288L84 0Z"
        fill="var(--deco-deep)"
        stroke="var(--line)"
        strokeWidth="2.4"
      />
      {[-80, 49].map((x) => (
        <g key={x} transform={`translate(${x} -262)`}>
          {x < 0 ? (
            <g id="world-plait">
              <Strands id="stone-plait" plait={knot(4, 32, 7.75)} width={5.4} />
            </g>
          ) : (
            <use href="#world-plait" />
          )}
        </g>
      ))}
      <path
        d="M-44 -14V-262H44V-14ZM-86 -268H86"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      <g fill="var(--deco-glint)">
        <use href="#orn-cross" transform="translate(0 -178)scale(.74)" />
        <use href="#orn-wings" transform="translate(0 -98)scale(.62)" />
        <use href="#orn-cross" transform="translate(-27 -236)scale(.2)" />
        <use href="#orn-cross" transform="translate(27 -236)scale(.2)" />
        <use href="#orn-palmette" transform="translate(-30 -90)rotate(-90)scale(.7)" />
        <use href="#orn-palmette" transform="translate(30 -90)scale(-1 1)rotate(-90)scale(.7)" />
      </g>
      <use href="#orn-rosette" transform="translate(0 -50)scale(.9)" />
      <path d="M-40 -283H40" stroke="var(--line)" strokeWidth="5" strokeDasharray="5 5" />
    </g>
  );
}

/** A field of cross-stones; the light passes over them. */
function Between() {
  return (
    <Frame high={320}>
      <linearGradient id="world-beam">
        <stop stopColor="var(--accent)" stopOpacity="0" />
        <stop offset=".5" stopColor="var(--accent)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </linearGradient>
      <rect className="beam" x="420" width="600" height="320" fill="url(#world-beam)" />
      <g transform="translate(720 310)">
        <Stone />
      </g>
      {[
        [500, 0.86],
        [940, 0.86],
        [310, 0.7],
        [1130, 0.7],
        [140, 0.6],
        [1300, 0.6],
      ].map(([x, scale]) => (
        <use key={x} href="#world-stone" transform={`translate(${x} 312)scale(${scale})`} />
      ))}
      <path
        d="M-10 306C200 292 420 318 720 306S1260 294 1450 308V330H-10Z"
        fill="var(--deco)"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
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

/** The cross-stone's world: a field of stones, a wall of crosses, a church. */
export const crossWorld: World = { Between, Behind, Close };
