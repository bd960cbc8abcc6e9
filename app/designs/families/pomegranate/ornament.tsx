import type { OrnamentPart } from "#app/designs/contract.ts";
import { Copies, Mirrored, type Placement, Around } from "#app/designs/kit/repeats.tsx";
import { Arch, Base, Column } from "#app/designs/families/pomegranate/arch.tsx";
import { Field, Initial, Scene, Spray } from "#app/designs/families/pomegranate/large.tsx";
import { Roundel } from "#app/designs/families/pomegranate/roundel.tsx";
import {
  drop,
  bough,
  arms,
  body,
  crown,
  eternityArm,
  leaf,
  leafShade,
  seed,
  seedLight,
  tear,
  tearSeeds,
} from "#app/designs/families/pomegranate/shapes.ts";
import { tile } from "#app/designs/families/pomegranate/tile.ts";
import { Line } from "#app/designs/kit/line.tsx";
import { pair, short, type Point } from "#app/designs/kit/geometry.ts";
import { Relief, Wax } from "#app/designs/kit/wax.tsx";

/** For the upper left corner of a sheet; the sheet turns it for the others. */
function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <Line d="M8 62V26Q8 8 26 8H62" of="line" width={1.2} round />
      <Copies
        of="leaf"
        at={[
          { x: 24, y: 8, turn: 22, scale: 0.5 },
          { x: 8, y: 24, turn: 68, scale: 0.5 },
          { x: 40, y: 8, turn: 24, scale: 0.36 },
          { x: 8, y: 40, turn: 66, scale: 0.36 },
        ]}
      />
      <use href="#orn-fruit" transform="translate(13 13)rotate(-45)scale(.19)" />
    </svg>
  );
}

function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-cut-fruit" />
    </svg>
  );
}

function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-fruit" />
    </svg>
  );
}

/** A pair of leaves that grows up and to the right. */
function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <Copies
        of="leaf"
        at={[
          { x: 0, y: 0, turn: -12, scale: 0.95 },
          { x: 0, y: 0, turn: -66, scale: 0.8 },
        ]}
      />
    </svg>
  );
}

/** A bough that hangs over the edge of a sheet. */
function Branch() {
  const hanging = bough(300, 26);
  const [leftHanger, rightHanger] = hanging.hangers;
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      <Line d={hanging.stem} of="line" width={2} round />
      <Copies of="leaf" at={hanging.leaves} />
      {leftHanger && <Hanging from={leftHanger} length={44} scale={0.56} shape="cut-fruit" />}
      {rightHanger && <Hanging from={rightHanger} length={26} scale={0.36} shape="fruit" />}
    </svg>
  );
}

/** A fruit on its stalk, crown down, as it ripens. */
function Hanging({
  from,
  length,
  scale,
  shape,
}: {
  from: Point;
  length: number;
  scale: number;
  shape: "fruit" | "cut-fruit";
}) {
  const [x, y] = from;
  return (
    <>
      <Line
        d={`M${pair(x, y)}q3 ${short(length * 0.3)} 1 ${short(length * 0.62)}`}
        of="line"
        width={1.6}
        round
      />
      <use
        href={`#orn-${shape}`}
        transform={`translate(${pair(x + 1, y + length * 0.6 + 50 * scale)})rotate(172)scale(${scale})`}
      />
    </>
  );
}

const spray: Placement[] = [
  { x: 30, y: 4, turn: -36, scale: 0.5 },
  { x: 44, y: 3, turn: 30, scale: 0.46 },
  { x: 60, y: -0.5, turn: -32, scale: 0.42 },
  { x: 76, y: -2.5, turn: 26, scale: 0.36 },
];

/** Between sections; three forms, so that a page does not repeat itself. */
function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <>
          <Mirrored>
            <Line d="M16 2C40 10 58 -8 126 0" of="line" width={1.2} round />
            <Copies of="leaf" at={spray} />
          </Mirrored>
          <use href="#orn-cut-fruit" transform="translate(0 4)scale(.3)" />
        </>
      )}
      {form === 1 && (
        <>
          <path
            d="M-126 0H-34M34 0H126"
            stroke="var(--line)"
            strokeWidth="1"
            strokeLinecap="round"
          />
          <g fill="var(--deco-light)">
            <Copies
              of="seed"
              at={[-16, 0, 16].map((x) => ({
                x,
                y: x === 0 ? 2 : -1,
                turn: x * -1.4,
                scale: x === 0 ? 1.15 : 0.85,
              }))}
            />
          </g>
        </>
      )}
      {form === 2 && (
        <>
          <path
            d="M-126 0H-26M26 0H126"
            stroke="var(--line)"
            strokeWidth="1"
            strokeLinecap="round"
          />
          <use href="#orn-arms" transform="scale(.15)" fill="var(--line)" />
          <circle r="17.5" fill="none" stroke="var(--line)" strokeWidth="1" />
        </>
      )}
    </svg>
  );
}

/** Wax with the eternity sign pressed into it. */
function Seal() {
  return (
    <Wax seed={11}>
      <Relief>
        <use href="#orn-arms" strokeWidth="0" transform="scale(.4)" />
      </Relief>
    </Wax>
  );
}

/** The shapes that every drawing of the family is put together from. */
function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-seed">
          <path d={seed} />
          <Line d={seedLight} of="deco-glint" width={1.1} round />
        </g>
        <g id="orn-leaf" stroke="var(--line)" strokeWidth="1.2" strokeLinejoin="round">
          <path d={leaf} fill="var(--ground)" />
          <path d={leafShade} fill="var(--line)" />
        </g>
        <g id="orn-fruit" stroke="var(--line)" strokeLinejoin="round" strokeLinecap="round">
          <path d={crown} fill="var(--deco-deep)" strokeWidth="2.4" />
          <path d={body} fill="var(--deco)" strokeWidth="2.4" />
          <path
            d="M-37 -22C-45 -6 -45 10 -38 24M-29 -34C-33 -30 -33 -29 -35 -26M-28 36C-22 41 -14 44 -6 44.5"
            fill="none"
            strokeWidth="1.6"
            opacity=".75"
          />
        </g>
        <g id="orn-cut-fruit">
          <use href="#orn-fruit" />
          <path
            d={tear}
            fill="var(--deco-deep)"
            stroke="var(--line)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <g fill="var(--deco-light)">
            <Copies of="seed" at={tearSeeds} />
          </g>
        </g>
        <g id="orn-arms">
          <Around count={arms}>
            <path d={eternityArm(100, 0.5)} />
          </Around>
        </g>
      </defs>
    </svg>
  );
}

/** The pomegranate: fruit, seeds, leaves, and the eternity sign that its membranes draw. */
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
  sample: drop,
  tile,
  upright: true,
};
