import { Bunting, Cut, Hung, Piece } from "#app/designs/families/paper/cut.tsx";
import { bird, moon } from "#app/designs/families/paper/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** The family's sign: a balloon to leave the ground with. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-aircraft" transform="translate(0 -2)scale(.95)" />
    </svg>
  );
}

/** Bunting over the corner, and what floats in below it. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <Piece of="cloud" paper="deco-glint" at="translate(30 206)scale(.9)" />
      <use href="#orn-aircraft" transform="translate(70 140)rotate(-4)" />
      <Piece of="cloud" paper="deco-glint" at="translate(112 196)scale(.62)" />
      {[
        { x: 166, y: 104, turn: 8, paper: "wax-light", scale: 0.72 },
        { x: 206, y: 76, turn: -6, paper: "deco", scale: 0.56 },
      ].map(({ x, y, turn, paper, scale }) => (
        <g key={x} transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
          <Line d="M0 46C10 62 -10 76 0 92S6 116 -2 130" of="ink" width={1.8} />
          <use href="#orn-balloon" fill={`var(--${paper})`} />
        </g>
      ))}
      <Bunting from={[-24, 12]} to={[262, -14]} sag={30} count={8} />
      <Piece of="star" paper="wax-light" at="translate(22 244)rotate(12)scale(.46)" />
      <Piece of="star" paper="accent" at="translate(150 220)rotate(-8)scale(.36)" />
    </svg>
  );
}

/** A stick with a mobile: a star, a cloud and a moon on threads, and a bird that came by. */
export function Branch() {
  return (
    <svg className="branch" viewBox="0 0 344 170" aria-hidden="true">
      <g transform="translate(0 46)">
        <Hung x={62} length={72}>
          <Piece of="star" paper="accent" at="translate(0 16)scale(.95)" />
        </Hung>
        <Hung x={132} length={34}>
          <Piece of="cloud" paper="deco-light" at="translate(0 18)scale(.7)" />
        </Hung>
        <Hung x={206} length={66}>
          <Cut d={moon} paper="wax-light" at="translate(2 17)" />
        </Hung>
        <Hung x={268} length={30}>
          <Piece of="star" paper="deco" at="translate(0 11)rotate(14)scale(.66)" />
        </Hung>
      </g>
      <Cut d="M24 42C130 35 240 43 350 37V47C240 52 130 44 22 50Z" paper="wax" />
      <Piece of="leaf" paper="deco" at="translate(292 40)rotate(-128)scale(.8)" />
      <Piece of="leaf" paper="deco-light" at="translate(314 40)rotate(-58)scale(.7)" />
      <Bird at="translate(96 41)" />
    </svg>
  );
}

export function Bird({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M-4 -2V4M4 -2V4" stroke="var(--ink)" strokeWidth="1.4" />
      <Cut d={bird.beak} paper="wax-light" lift={1} />
      <Cut d={bird.body} paper="deco" />
      <Cut d={bird.wing} paper="deco-light" lift={1.2} />
      <circle cx="9" cy="-23" r="1.8" fill="var(--deco-glint)" />
    </g>
  );
}
