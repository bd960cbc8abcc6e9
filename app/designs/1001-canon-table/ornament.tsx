import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch } from "./ornament/arch.tsx";
import { Branch, Corner, Spray, Sprig } from "./ornament/garden.tsx";
import { Divider, Field, Initial, tile } from "./ornament/patterns.tsx";
import { Bullet, Emblem, Roundel, Seal } from "./ornament/roundel.tsx";
import { Shapes } from "./ornament/sprite.tsx";
import { Copies, Mirrored, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { Line } from "#app/designs/kit/line.tsx";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";

/** A shaft of two twisted bands. */
function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={52}>
        {[-52, 0, 52].map((y) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <path d="M4 26C12 24 24 4 32 0V18C24 22 12 42 4 44Z" fill="var(--deco)" />
            <path d="M4 52C12 50 24 30 32 26V44C24 48 12 68 4 70Z" fill="var(--deco-deep)" />
            <Line d="M4 22C12 20 24 0 32 -4M4 48C12 46 24 26 32 22" of="line" width={1.4} />
            <Line
              d="M8 33.5C14 29 22 17 28 12.5M8 59.5C14 55 22 43 28 38.5"
              of="deco-glint"
              width={2.4}
              round
              strokeDasharray="0 5.4"
            />
          </g>
        ))}
      </Tiled>
      <Uprights
        lines={[
          [4, 1.6],
          [32, 1.6],
        ]}
      />
    </svg>
  );
}

/** The feet of the columns on a plaited step. */
function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <g stroke="var(--line)" strokeLinejoin="round">
        <Mirrored at={180}>
          <path d="M25 0H55V4H25ZM12 20H68V26H12Z" fill="var(--line)" />
          <path d="M27 4H53C53 12 60 12 62 20H18C20 12 27 12 27 4Z" fill="var(--deco)" />
          <g fill="var(--deco-glint)" stroke="none">
            <Copies
              of="palmette"
              at={[
                { x: 30, y: 19, turn: -12, scale: 0.36 },
                { x: 40, y: 19, scale: 0.44 },
                { x: 50, y: 19, turn: 12, scale: 0.36 },
              ]}
            />
          </g>
        </Mirrored>
        <path d="M6 26H354V44H6Z" fill="var(--deco-deep)" strokeWidth="1.4" />
        <path d="M0 48H360M12 52.5H348" fill="none" />
      </g>
      <rect width="336" height="14" fill="url(#orn-plait)" transform="translate(12 28)" />
    </svg>
  );
}

/** The garden with the fountain of life, on a plaited border. */
function Scene() {
  return (
    <SceneSvg>
      <Mirrored at={195}>
        <path d="M40 236V150M102 240V200" stroke="var(--line)" strokeWidth="2.2" />
        <Copies
          of="marginal"
          at={[
            { x: 40, y: 118, scale: 0.86 },
            { x: 102, y: 176, scale: 0.62 },
          ]}
        />
      </Mirrored>
      <path
        d="M0 232C40 216 84 222 120 236C150 226 240 226 270 236C306 222 350 216 390 232V320H0Z"
        fill="var(--deco)"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
      <path
        d="M0 262C50 240 100 246 142 262C176 252 214 252 248 262C290 246 340 240 390 262V320H0Z"
        fill="var(--deco-deep)"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
      <use href="#orn-fountain" transform="translate(195 262)scale(2.1)" />
      <Mirrored at={195}>
        <use href="#orn-bird" transform="translate(122 255)scale(1.04)" />
        <g fill="var(--deco-light)">
          <Copies
            of="palmette"
            at={[
              { x: 20, y: 284, turn: -12, scale: 0.8 },
              { x: 62, y: 278, turn: 8, scale: 0.9 },
              { x: 104, y: 284, turn: -6, scale: 0.7 },
              { x: 150, y: 288, turn: 10, scale: 0.8 },
            ]}
          />
        </g>
      </Mirrored>
      <path d="M0 292H390V320H0Z" fill="var(--deco)" />
      <path d="M0 292H390M0 316H390" stroke="var(--line)" strokeWidth="1.6" />
      <g transform="translate(3 293.5)scale(1.5)">
        <rect x="-2" width="260" height="14" fill="url(#orn-plait)" />
      </g>
    </SceneSvg>
  );
}

/** The canon tables of Armenian gospels: painted arches, plaits, peacocks at the fountain of life. */
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
  sample: "M0 -10C2 -5 9 -4 9 2C9 7 5 10 0 10C-5 10 -9 7 -9 2C-9 -4 -2 -5 0 -10Z",
  tile,
  upright: true,
};
