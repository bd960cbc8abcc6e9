import { HotAirBalloon } from "#app/designs/families/paper/aircraft.tsx";
import { Cut, Piece } from "#app/designs/families/paper/cut.tsx";
import { balloon, cloud, flag, leaf, star } from "#app/designs/families/paper/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Pieces of no colour yet, which each use cuts from its own paper; then whole small things. */
export function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-star">
          <Cut d={star} />
        </g>
        <g id="orn-cloud">
          <Cut d={cloud} />
        </g>
        <g id="orn-flag">
          <Cut d={flag} />
        </g>
        <g id="orn-leaf">
          <Cut d={leaf} lift={1.6} />
          <Line
            d="M4 0H30M12 0L18 -6M12 0L18 5M21 -.5L26 -5M21 -.5L26 4"
            of="ground"
            width={1.3}
            round
          />
        </g>
        <g id="orn-balloon">
          <Cut d={balloon} lift={3} />
          <path
            d="M-19 -10C-18 -19 -12 -25 -5 -27C-11 -21 -15 -16 -15 -8Z"
            fill="var(--deco-glint)"
            opacity=".85"
          />
        </g>
        <g id="orn-aircraft">
          <HotAirBalloon />
        </g>
        <g id="orn-held" transform="translate(0 16)scale(.9)">
          <Line d="M0 40C6 46 -4 50 1 54" of="ink" width={2} />
          <Cut
            d="M-2 36C-24 28 -50 4 -49 -28C-48 -57 -27 -77 1 -77C29 -77 50 -56 50 -28C50 4 26 28 3 36L9 44L-8 45Z"
            paper="deco"
            lift={3}
          />
        </g>
        <g id="orn-sprig">
          <Line d="M0 4C10 0 20 -8 27 -18" of="deco-deep" width={2} round />
          <Piece of="leaf" paper="deco" at="translate(8 0)rotate(-96)scale(.6)" />
          <Piece of="leaf" paper="deco-light" at="translate(14 -3)rotate(-6)scale(.62)" />
          <Piece of="leaf" paper="wax-light" at="translate(25 -15)rotate(-54)scale(.5)" />
        </g>
        <g id="orn-sun">
          <Cut
            d="M2 2H58C60 6 56 10 50 10C58 14 58 20 48 22C54 28 50 34 42 33C46 40 40 46 33 42C34 50 28 54 22 48C20 58 14 58 10 50C10 56 6 60 2 58Z"
            paper="wax-light"
          />
          <Cut d="M2 2H38C38 22 22 38 2 38Z" paper="accent" lift={1.4} />
          <path d="M2 2H20C20 12 12 20 2 20Z" fill="var(--deco-glint)" />
        </g>
      </defs>
    </svg>
  );
}
