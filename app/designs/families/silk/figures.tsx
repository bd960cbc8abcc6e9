import { loopedSquare } from "#app/designs/families/silk/line-figures.ts";
import { stain } from "#app/designs/families/silk/lines.ts";

/** The line comes down one side, loops around the corner, and goes on along the other. */
export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <use href="#orn-turn" />
    </svg>
  );
}

/** Two profiles in one line. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-couple" transform="translate(-8 -7)scale(.86)" />
    </svg>
  );
}

/** A drop of colour that ran a little, in a ring of one line with a pearl in its loop. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-drop" />
    </svg>
  );
}

export function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <use href="#orn-shoot" />
    </svg>
  );
}

const wax = stain(6, 58, 57);

/** Wax on two ends of ribbon, the looped square pressed into it. Light falls from the upper left. */
export function Seal() {
  return (
    <svg className="seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <path
        d="M-26 30L-46 64L-32 62L-24 69L0 40L24 69L32 62L46 64L26 30Z"
        fill="var(--deco-deep)"
      />
      <path d="M-20 30L-38 66L-30 62L-22 69L-6 40Z" fill="var(--deco)" />
      <g transform="translate(0 -6)">
        <path d={wax} fill="var(--wax-deep)" transform="translate(1.6 2.8)" />
        <path d={wax} fill="var(--wax)" />
        <g fill="none">
          <circle r="45" stroke="var(--wax-deep)" strokeWidth="2.6" />
          <circle r="45" cx=".9" cy="1.2" stroke="var(--wax-light)" strokeWidth="1.2" />
          <g transform="rotate(45)scale(.42)" strokeWidth="12">
            <path d={loopedSquare} stroke="var(--wax-deep)" transform="translate(-5 -.5)" />
            <path d={loopedSquare} stroke="var(--wax-light)" transform="translate(4.4 .4)" />
            <path d={loopedSquare} stroke="var(--wax)" />
          </g>
          <path
            d="M-50 -14A52 52 0 0 1 -18 -49"
            stroke="var(--wax-light)"
            strokeWidth="2.6"
            strokeLinecap="round"
            opacity=".85"
          />
        </g>
      </g>
    </svg>
  );
}
