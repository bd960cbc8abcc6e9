import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/cross/arch.tsx";
import { Field, Initial, Scene, Spray } from "#app/designs/families/cross/large.tsx";
import { quatrefoil, arm } from "#app/designs/families/cross/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/designs/families/cross/small.tsx";
import { Shapes } from "#app/designs/families/cross/sprite.tsx";
import { Line } from "#app/designs/kit/line.tsx";
import { ringPlait } from "#app/designs/families/cross/plait.ts";
import { Strands } from "#app/designs/families/cross/strands.tsx";

/** Two birds in the scrolls of a vine, at the bunch between them. */
function Branch() {
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      <g transform="translate(168 34)">
        <g id="orn-scroll">
          <g fill="none" stroke="var(--line)" strokeLinecap="round">
            <path d="M-68 20V38M-58 20V38" strokeWidth="2.2" />
            <path
              d="M0 -22C-4 -44 -62 -56 -94 -38C-126 -20 -126 28 -90 37C-70 41 -52 38 -38 26M-104 -31C-126 -50 -160 -36 -156 -6C-152 14 -126 12 -128 -6C-130 -16 -142 -14 -142 -6"
              strokeWidth="3.2"
            />
          </g>
          <g fill="var(--line)">
            <use href="#orn-palmette" transform="translate(-38 26)rotate(-30)scale(.5)" />
            <use href="#orn-palmette" transform="translate(-60 -46)rotate(-170)scale(.5)" />
            <use href="#orn-palmette" transform="translate(-104 32)rotate(160)scale(.6)" />
            <use href="#orn-palmette" transform="translate(-16 -36)rotate(-50)scale(.5)" />
          </g>
          <use
            href="#orn-bird"
            transform="translate(-58 4)scale(-1.1 1.1)"
            fill="var(--deco-light)"
          />
          <Line d="M-62 4C-70 12 -84 13 -94 10M-41 -7h.1" of="deco-deep" width={2} round />
        </g>
        <use href="#orn-scroll" transform="scale(-1 1)" />
        <use href="#orn-grapes" transform="translate(0 -32)scale(1.5)" stroke="var(--line)" />
      </g>
    </svg>
  );
}

/** Two strands along an arm, from its middle outwards. */
const twist = "M0 -16q8 -4 0 -8t0 -8t0 -8M0 -16q-8 -4 0 -8t0 -8t0 -8";
/** Holes in the buds of the four arms. */
const drilled =
  "M0 -55h.1M-12 -51h.1M12 -51h.1M0 69h.1M-12 63h.1M12 63h.1M-48.7 0h.1M-45 -12h.1M-45 12h.1M48.7 0h.1M45 -12h.1M45 12h.1";

/** The cross over its rosette, in a plaited ring. */
function Roundel() {
  const plait = ringPlait([107, 134], 3, (2 * Math.PI) / 40, 2);
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g fill="var(--deco-deep)" stroke="var(--line)">
        <circle r="138" strokeWidth="1.8" />
        <circle r="102" strokeWidth="1.8" />
        <circle r="97.5" strokeWidth="1" />
      </g>
      <Strands id="ring" plait={plait} width={6.6} spokes={20} />
      <g fill="var(--deco-glint)">
        <use href="#orn-wings" transform="translate(0 66)scale(1.02)" />
        {/* An incised line runs along the edge. */}
        <g transform="translate(0 -24)scale(.9)">
          <use href="#orn-cross" stroke="var(--deco-glint)" strokeWidth="6.6" />
          <use href="#orn-cross" stroke="var(--deco-deep)" strokeWidth="1.5" />
          <circle r="14" />
        </g>
      </g>
      <g fill="none" stroke="var(--deco-deep)" strokeWidth="1.5" strokeLinecap="round">
        <g transform="translate(0 -24)">
          <path id="orn-twist-arm" d={twist} />
          <use href="#orn-twist-arm" transform="rotate(90)" />
          <use href="#orn-twist-arm" transform="rotate(-90)" />
          <path d={`${twist}M0 -40q8 -4 0 -8t0 -8M0 -40q-8 -4 0 -8t0 -8`} transform="rotate(180)" />
          <circle r="12" />
          <circle r="7" />
          <path d={drilled} strokeWidth="4" />
        </g>
        <path d="M8 68C26 70 38 62 42 42M40 62C50 64 58 60 61 54M48 46C54 46 60 40 62 34" />
        <path d="M-8 68C-26 70 -38 62 -42 42M-40 62C-50 64 -58 60 -61 54M-48 46C-54 46 -60 40 -62 34" />
      </g>
      <g transform="translate(0 66)">
        <g className="roundel-core">
          <use href="#orn-rosette" transform="scale(.72)" />
        </g>
      </g>
    </svg>
  );
}

/** Linked rings, a cross in each. */
function tile(line: string, fill: string): string {
  const cross = [
    [62, 0],
    [54, 90],
    [54, -90],
    [78, 180],
  ]
    .map(([length = 0, turn]) => `<path d='${arm(length)}' transform='rotate(${turn})'/>`)
    .join("");
  const corners = [0, 64].flatMap((x) => [0, 64].map((y) => [x, y]));
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64' fill='none' stroke='${line}'>` +
    `<defs><g id='r'><circle r='44'/><circle r='39'/><g transform='scale(.2)' stroke-width='5' fill='${fill}'>${cross}</g></g></defs>` +
    `${corners.map(([x, y]) => `<use href='#r' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}

/**
 * Khachkar: the flowering cross and the plaits of the cross-stones. For church ceremonies alone.
 * Drawings that sheets rotate (Corner, Spray) have no cross, because a cross must never be upside
 * down.
 */
export const ornament: OrnamentPart = {
  Shapes,
  Roundel,
  Divider,
  Branch,
  Corner,
  Emblem,
  Bullet,
  Sprig,
  Seal,
  Arch,
  Column,
  Base,
  Scene,
  Spray,
  Initial,
  Field,
  sample: quatrefoil,
  tile,
  whole: true,
  broad: true,
};
