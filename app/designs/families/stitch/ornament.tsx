import type { OrnamentPart } from "#app/designs/contract.ts";
import { Arch, Base, Column } from "#app/designs/families/stitch/arch.tsx";
import { Branch } from "#app/designs/families/stitch/branch.tsx";
import { Initial, Scene, Spray } from "#app/designs/families/stitch/large.tsx";
import { eightStar, sidePass, squares, lozenge } from "#app/designs/families/stitch/shapes.ts";
import {
  Bullet,
  Corner,
  Divider,
  Emblem,
  Seal,
  Sprig,
} from "#app/designs/families/stitch/small.tsx";
import { Shapes } from "#app/designs/families/stitch/sprite.tsx";
import { Copies, type Placement, Tiled, onCircle, Spokes } from "#app/designs/kit/repeats.tsx";
import { range } from "#app/designs/kit/geometry.ts";

/** The net: double threads that pass over and under, a loop about each crossing, a figure in each eye. */
function Field() {
  const crossings = [
    [36, 36],
    [0, 0],
    [72, 0],
    [0, 72],
    [72, 72],
  ] as const;
  const eyes = [
    [36, 0],
    [36, 72],
  ] as const;
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <Tiled width={72} height={72}>
        <rect width="72" height="72" fill="var(--deco-deep)" />
        <g fill="none">
          <path d="M0 0L72 72M72 0L0 72" stroke="var(--deco-glint)" strokeWidth="6.4" />
          <path d="M0 0L72 72M72 0L0 72" stroke="var(--deco-deep)" strokeWidth="3.4" />
          {crossings.map(([x, y], index) => (
            <g
              key={`${x} ${y}`}
              transform={`translate(${x} ${y})${index === 0 ? "" : "rotate(90)"}`}
            >
              {index === 0 ? (
                <g id="orn-crossing">
                  <path d="M-7 -7L7 7" stroke="var(--deco-deep)" strokeWidth="9.6" />
                  <path d="M-9 -9L9 9" stroke="var(--deco-glint)" strokeWidth="6.4" />
                  <path d="M-10 -10L10 10" stroke="var(--deco-deep)" strokeWidth="3.4" />
                  <path
                    d="M-11 4.5V11H-4.5M4.5 -11H11V-4.5M-11 -4.5V-11H-4.5M4.5 11H11V4.5"
                    stroke="var(--line)"
                    strokeWidth="2.4"
                  />
                </g>
              ) : (
                <use href="#orn-crossing" />
              )}
            </g>
          ))}
        </g>
        <Copies of="lozenge" at={eyes.map(([x, y]): Placement => ({ x, y, scale: 0.86 }))} />
        <Copies
          of="star"
          at={[
            { x: 0, y: 36, scale: 0.3 },
            { x: 72, y: 36, scale: 0.3 },
          ]}
        />
      </Tiled>
    </svg>
  );
}

const star = 116;

const between = onCircle(91, range(8, 22.5, 337.5), { scale: 0.54 });
const within = onCircle(64, range(8, 0, 315), { scale: 0.36 });

/** Two bands interlaced to a star, a star of satin stitch within. */
function Roundel() {
  return (
    <svg className="roundel" viewBox="-140 -152 280 304" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <circle r="132.5" strokeWidth="7" strokeDasharray="1.2 1.2" />
        <circle r="137" strokeWidth="1.4" />
        <circle r="128" strokeWidth="1.4" />
      </g>
      <Copies of="leaf" at={between} />
      <path d={eightStar(star)} fill="var(--deco-deep)" />
      <g fill="none" strokeLinejoin="round">
        <path d={squares(star)} stroke="var(--deco-deep)" strokeWidth="11.5" />
        <path d={squares(star)} stroke="var(--line)" strokeWidth="8.4" />
        <path
          d={squares(star)}
          stroke="var(--deco-glint)"
          strokeWidth="1.6"
          strokeDasharray="5 3.2"
        />
        <g id="orn-side-pass">
          <path d={sidePass(star, 9)} stroke="var(--deco-deep)" strokeWidth="11.5" />
          <path d={sidePass(star, 11)} stroke="var(--line)" strokeWidth="8.4" />
        </g>
        <Spokes of="side-pass" count={8} ours />
      </g>
      <g className="roundel-core">
        <use href="#orn-star" transform="rotate(22.5)scale(1.18)" />
        <Copies of="lozenge" at={within} />
      </g>
    </svg>
  );
}

/** The net, open where a thread passes below, a lozenge in each eye. */
function tile(line: string, fill: string): string {
  const eyes = [
    [30, 0],
    [30, 60],
    [0, 30],
    [60, 30],
  ] as const;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='60' height='60' fill='none' stroke='${line}' stroke-width='1.4'>` +
    `<path d='M0 2.5L57.5 60M2.5 0L60 57.5M0 57.5L26 31.5M2.5 60L28.5 34M31.5 26L57.5 0M34 28.5L60 2.5'/>` +
    `<path stroke-width='1' d='${eyes.map((eye) => lozenge(19, eye)).join("")}'/>` +
    `<path fill='${fill}' d='${eyes.map((eye) => lozenge(10, eye)).join("")}'/>` +
    `<path stroke='none' fill='${line}' d='${eyes.map((eye) => lozenge(3, eye)).join("")}'/></svg>`
  );
}

/** Marash embroidery: a net of interlaced threads, satin stitch in its eyes. */
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
  sample: eightStar(10),
  tile,
};
