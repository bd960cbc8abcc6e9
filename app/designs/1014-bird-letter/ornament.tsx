import type { OrnamentPart } from "#app/designs/contract.ts";
import { Wax, Relief } from "#app/designs/kit/wax.tsx";
import { Arch, Base, Column } from "./ornament/arch.tsx";
import { Field, Scene, Spray } from "./ornament/large.tsx";
import { Initial } from "./ornament/initial.tsx";
import { Roundel } from "./ornament/roundel.tsx";
import {
  collar,
  crestDots,
  eye,
  peacock,
  train,
  wing,
  wingCuts,
  fountain,
} from "./ornament/shapes.ts";
import { Shapes } from "./ornament/sprite.tsx";
import { Line } from "#app/designs/kit/line.tsx";
import { Copies, type Placement } from "#app/designs/kit/repeats.tsx";

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

const twig = "M346 -18C306 -22 280 30 222 38C168 46 130 30 92 44C66 54 44 74 10 66";
const leaves: Placement[] = [
  { x: 322, y: -13, turn: 168, scale: 0.9 },
  { x: 306, y: -2, turn: 70, scale: 1 },
  { x: 288, y: 12, turn: 196, scale: 0.9 },
  { x: 266, y: 25, turn: 78, scale: 1 },
  { x: 148, y: 37, turn: 216, scale: 1 },
  { x: 116, y: 38, turn: 130, scale: 1.05 },
  { x: 92, y: 44, turn: 212, scale: 1 },
  { x: 70, y: 54, turn: 112, scale: 0.95 },
  { x: 48, y: 64, turn: 196, scale: 0.9 },
  { x: 30, y: 68, turn: 128, scale: 0.8 },
  { x: 12, y: 66, turn: 186, scale: 0.8 },
];

/** A peacock on a twig, its train over the edge of the sheet. */
function Branch() {
  return (
    <svg className="branch" viewBox="0 -66 344 170" aria-hidden="true">
      <Line d={twig} of="line" width={1.8} round />
      <Copies of="leaf" at={leaves} />
      <use href="#orn-peacock" transform="translate(216 8)rotate(-10)scale(.78)" />
    </svg>
  );
}

/** Between sections: doves at a bowl, two plumes, three eyes of a train. */
function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  const line = [62, 98, 30][form] ?? 0;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      <path
        d={`M-128 ${form === 0 ? 12 : 0}H${-line}M${line} ${form === 0 ? 12 : 0}H128`}
        stroke="var(--line)"
        strokeLinecap="round"
      />
      {form === 0 && (
        <>
          <use href="#orn-dove" transform="translate(-36 7)scale(.5)" />
          <use href="#orn-dove" transform="translate(36 7)scale(-.5 .5)" />
          <path
            d={fountain}
            fill="var(--deco-light)"
            stroke="var(--line)"
            strokeWidth="2.6"
            transform="translate(0 19)scale(.46)"
          />
        </>
      )}
      {form === 1 && (
        <>
          <use href="#orn-plume" transform="translate(6 1)rotate(88)scale(.74)" />
          <use href="#orn-plume" transform="translate(-6 1)rotate(-88)scale(.74)" />
          <circle r="6" fill="var(--deco)" stroke="var(--line)" />
          <circle r="2.2" fill="var(--deco-glint)" />
        </>
      )}
      {form === 2 && (
        <Copies
          of="eye"
          at={[
            { x: -14, y: 2, turn: 60, scale: 0.76 },
            { x: 14, y: 2, turn: -60, scale: 0.76 },
            { x: 0, y: 0, turn: 180, scale: 1 },
          ]}
        />
      )}
    </svg>
  );
}

/** The scales of a peacock's back, an eye in each, every second row set over. */
function tile(line: string, fill: string): string {
  const size = 56;
  const half = size / 2;
  const scale =
    `<g id='s'><path d='M-28 0A28 28 0 0 0 28 0' stroke-width='.9'/><path d='M-22.5 1A22.5 22.5 0 0 0 22.5 1' stroke-width='.5'/>` +
    `<path d='${eye}' transform='translate(0 12)scale(.74)' fill='${fill}'/><circle cy='14.5' r='2' fill='${line}' stroke='none'/></g>`;
  const places = [
    [half, 0],
    [0, half],
    [size, half],
  ];
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' fill='none' stroke='${line}'>` +
    `<defs>${scale}</defs>${places.map(([x, y]) => `<use href='#s' x='${x}' y='${y}'/>`).join("")}</svg>`
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
