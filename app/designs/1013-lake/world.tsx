/* The lake's world: a boat at evening, trout under water, lamps at night. */
import beside from "#app/designs/kit/closing-beside.css?inline";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { water } from "./lake.tsx";
import own from "./world.css?inline";
import { Line } from "#app/designs/kit/line.tsx";

/** Evening on open water; a boat with two people in it crosses. */
export function Between() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V320H0Z" fill="var(--ground)" />
      <path d={water(11, 34, 20, 312, 900)} fill="var(--deco)" />
      <path d={water(13, 25, 30, 320, 900)} fill="var(--deco-deep)" />
      <path d={water(3, 22, 210, 316, 90)} fill="var(--deco-glint)" opacity=".85" />
      <g className="course">
        <g className="moves boat">
          <g transform="translate(720 214)">
            <path
              d="M-92 0C-60 20 60 20 96 -4L80 22C40 34 -50 34 -76 22Z"
              fill="var(--wax)"
              stroke="var(--deco-glint)"
              strokeWidth="2"
            />
            <path d="M-4 4V-118" stroke="var(--deco-glint)" strokeWidth="3" />
            <path d="M2 -116C58 -88 74 -40 70 -10H2Z" fill="var(--paper-ground)" />
            <path d="M-10 -104C-44 -70 -56 -40 -58 -12H-10Z" fill="var(--deco-light)" />
            <path
              d="M-34 8c0 -22 4 -30 12 -30s12 10 12 30M14 8c0 -22 5 -32 14 -32s14 10 14 32"
              fill="var(--ground)"
            />
            <circle cx="-22" cy="-29" r="7.5" fill="var(--ground)" />
            <circle cx="28" cy="-32" r="7.5" fill="var(--ground)" />
          </g>
          <path
            d="M628 244H830M650 258H806M676 272H790"
            stroke="var(--wax-light)"
            strokeWidth="3"
            opacity=".5"
          />
        </g>
      </g>
      <path d={water(23, 18, 250, 330, 900)} fill="var(--deco-light)" opacity=".55" />
    </Frame>
  );
}

/** A trout of Sevan around its middle, swimming to the right. */
function Trout() {
  return (
    <g id="world-trout">
      <path
        d="M-60 0C-36 -22 20 -24 58 -2C62 0 62 2 58 4C20 24 -36 20 -60 0L-90 -20C-84 -6 -84 8 -90 22Z"
        fill="var(--deco-light)"
      />
      <path
        d="M-60 0C-36 -22 20 -24 58 -2C20 -6 -30 -8 -60 0ZM-6 -18L12 -32L26 -16ZM-4 17L6 27L16 16Z"
        fill="var(--deco)"
      />
      <path
        d="M-30 -3h.1M-14 3h.1M0 -4h.1M14 3h.1M-20 7h.1M24 -5h.1"
        stroke="var(--wax-light)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="46" cy="-3" r="2.6" fill="var(--ground)" />
      <Line d="M34 -12Q28 0 34 12" of="deco" width={2} />
    </g>
  );
}

/** Under water: light from above, the trout of the lake. */
export function Behind() {
  return (
    <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <linearGradient id="world-deep" x2="0" y2="1">
        <stop stopColor="var(--deco)" />
        <stop offset=".7" stopColor="var(--deco-deep)" />
        <stop offset="1" stopColor="var(--ground)" />
      </linearGradient>
      <path d="M0 0H1440V560H0Z" fill="url(#world-deep)" />
      <path
        d="M180 0L40 560H170L300 0ZM520 0L460 560H520L580 0ZM860 0L900 560H990L920 0ZM1180 0L1290 560H1420L1270 0Z"
        fill="var(--deco-light)"
        opacity=".13"
      />
      <path d={water(17, 24, 0, 30, 760)} fill="var(--deco-glint)" opacity=".8" />
      <g transform="translate(716 58)scale(.66)">
        <Trout />
      </g>
      {[
        [556, 62, 0.5],
        [866, 60, 0.44],
        [240, 60, 0.62],
        [96, 150, 1.3],
        [1216, 58, 0.66],
        [1350, 176, 1.4],
        [60, 330, 0.9],
        [1386, 350, 1],
        [1008, 54, 0.36],
        [1050, 66, 0.42],
        [1094, 53, 0.32],
        [366, 53, 0.34],
        [404, 66, 0.42],
        [632, 120, 0.84],
        [800, 116, 0.7],
      ].map(([x, y, scale]) => (
        <use key={x} href="#world-trout" transform={`translate(${x} ${y})scale(${scale})`} />
      ))}
    </svg>
  );
}

/** Night: lamps in the churches on the cape, and on the water. */
export function Close() {
  return (
    <Frame high={320}>
      <path
        d="M170 40h.1M330 90h.1M470 30h.1M980 56h.1M1110 24h.1M1260 80h.1M1390 36h.1M60 110h.1M620 20h.1M880 14h.1M760 66h.1M1180 120h.1M560 108h.1"
        stroke="var(--deco-glint)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M0 236V176L220 130L420 178L560 210H900L1120 168L1300 120L1440 160V236Z"
        fill="var(--deco-deep)"
      />
      <use href="#lake-cape" transform="translate(0 14)" />
      <path d="M0 236H1440V320H0Z" fill="var(--deco-deep)" />
      <path d={water(29, 30, 238, 322, 800)} fill="var(--deco)" />
      <path d={water(37, 16, 240, 300, 110)} fill="var(--deco-glint)" opacity=".8" />
    </Frame>
  );
}

export const css = beside + own;
