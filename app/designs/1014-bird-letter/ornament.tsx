import type { OrnamentPart } from "#app/designs/contract.ts";
import { Wax, Relief } from "#app/designs/kit/wax.tsx";
import { Arch, Base, Column } from "./ornament/arch.tsx";
import { Branch } from "./ornament/branch.tsx";
import { Field, Scene, Spray } from "./ornament/large.tsx";
import { Divider } from "./ornament/divider.tsx";
import { Initial } from "./ornament/initial.tsx";
import { Roundel } from "./ornament/roundel.tsx";
import { collar, crestDots, eye, peacock, train, wing, wingCuts } from "./ornament/shapes.ts";
import { Shapes } from "./ornament/sprite.tsx";
import { tile } from "./ornament/tile.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Two plumes laid along the edges, an eye where they meet. */
function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <use href="#orn-plume" transform="translate(8 10)rotate(93)scale(.5)" />
      <use href="#orn-plume" transform="translate(10 8)rotate(177)scale(.5)" />
      <use href="#orn-eye" transform="translate(15 15)rotate(-45)scale(.86)" />
      <circle cx="8" cy="8" r="3.6" fill="var(--deco)" stroke="var(--line)" />
    </svg>
  );
}

/** A peacock whose train turns under it, as a letter does. */
function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-emblem" />
    </svg>
  );
}

/** A round bird, its body left plain. */
function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <g stroke="var(--line)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M21 -69L17 -76M25 -70V-77M29 -69L33 -76" fill="none" />
        <path
          d="M30 -67L46 -60C42 -57 38 -56 35 -55C32 -47 34 -39 39 -31C46 -20 47 -6 45 6C42 32 22 50 -2 50C-20 50 -33 43 -40 32L-58 40L-53 27L-58 20L-51 13L-57 2L-43 4C-42 -14 -28 -30 -6 -35C8 -38 15 -46 15 -56C15 -68 24 -71 30 -67Z"
          fill="var(--deco)"
        />
        <Line
          d="M-41 14C-38 30 -24 42 -4 43M-33 16C-30 27 -20 35 -6 36M14 -48C20 -43 27 -43 33 -47"
          of="ground"
          width={2.4}
        />
        <circle cx="27" cy="-60" r="2.6" fill="var(--deco-glint)" stroke="none" />
      </g>
    </svg>
  );
}

/** A plume that grows up and to the right, with a leaf. */
function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <use href="#orn-plume" transform="rotate(56)scale(.44)" />
      <use href="#orn-leaf" transform="rotate(-76)scale(.95)" />
      <use href="#orn-leaf" transform="rotate(2)scale(.8)" />
    </svg>
  );
}

function Seal() {
  const place = "translate(17 8)scale(.46)";
  return (
    <Wax seed={23}>
      <Relief>
        <path d={`${peacock}${train}`} transform={place} />
      </Relief>
      <g transform={place} fill="none" strokeLinecap="round">
        <path d={`${wing}${wingCuts}${collar}`} stroke="var(--wax-deep)" strokeWidth="2.4" />
        <path
          d={`M-52 16h.1M-71 33h.1M-92 50h.1M28 -59h.1${crestDots}`}
          stroke="var(--wax-light)"
          strokeWidth="6.5"
        />
      </g>
    </Wax>
  );
}

/** The peacocks and doves of the miniatures, whose necks and trains are also letters. */
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
  sample: eye,
  tile,
  whole: true,
};
