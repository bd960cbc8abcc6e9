import type { OrnamentPart } from "#app/designs/contract.ts";
import { Branch, Roundel, Scene, Spray } from "#app/designs/families/silk/large.tsx";
import { Bullet, Corner, Emblem, Seal, Sprig } from "#app/designs/families/silk/figures.tsx";
import { Arch, Base, Column, Initial } from "#app/designs/families/silk/frame.tsx";
import { traced, type Course, stain } from "#app/designs/families/silk/lines.ts";
import { Cord, Pen } from "#app/designs/families/silk/strokes.tsx";
import { Line } from "#app/designs/kit/line.tsx";
import { Tiled } from "#app/designs/kit/repeats.tsx";
import { bow, loopedSquare, couple, shoot } from "#app/designs/families/silk/line-figures.ts";

const outwards: Course = (distance) => [27 + distance, 0];

/** Loops that grow to the middle and shrink again, as a pen is tried out. */
const loops = traced(
  (step) => {
    const turn = step * (Math.PI / 2);
    const swell = Math.max(0, Math.cos(step / 19));
    return [turn * 5.6 - 12 * swell * Math.sin(turn), 12 * swell * Math.cos(turn) - 2];
  },
  -14,
  14,
);

/** Between sections: a cord with a bow, the loops of a pen, or pearls on a thread. */
function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <>
          <Cord id="outwards" course={outwards} to={16} />
          <use href="#orn-outwards" transform="scale(-1 1)" />
          <use href="#orn-bow" transform="translate(0 -2)scale(.66)" strokeWidth="3" />
          <use href="#orn-pearl" transform="translate(0 -2)scale(.8)" />
        </>
      )}
      {form === 1 && <Pen id="loops" d={loops} nib={0.8} />}
      {form === 2 && (
        <>
          <Line d="M-126 -8Q0 18 126 -8" of="line" width={1} />
          {[-54, -36, -18, 0, 18, 36, 54].map((x) => (
            <use
              key={x}
              href="#orn-pearl"
              transform={`translate(${x} ${Math.round(5 - (x * x) / 1220)})scale(${1.3 - Math.abs(x) / 90})`}
            />
          ))}
        </>
      )}
    </svg>
  );
}

/** Corners of the repeat and its middle. */
const ties = ["0 0", "112 0", "0 112", "112 112", "56 56"];
const meshes = ["56 0", "56 112", "0 56", "112 56"];

/** Damask: threads of pearls cross under silk bows, the looped square in every mesh. */
function Field() {
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <defs>
        <g id="orn-tie" fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={bow} stroke="var(--deco-deep)" strokeWidth="11" />
          <path d={bow} stroke="var(--deco-light)" strokeWidth="5" />
          <path d={bow} stroke="var(--deco)" strokeWidth="2" />
        </g>
        <Line id="orn-mesh" d={loopedSquare} of="line" width={8} transform="rotate(45)scale(.2)" />
      </defs>
      <rect width="100%" height="100%" fill="var(--deco-deep)" />
      <Tiled width={112} height={112}>
        <path
          d="M0 0L112 112M112 0L0 112"
          stroke="var(--deco)"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path
          d="M0 0L112 112M112 0L0 112"
          stroke="var(--deco-glint)"
          strokeWidth="4.4"
          strokeLinecap="round"
          strokeDasharray="0 7.92"
        />
        {meshes.map((place) => (
          <use key={place} href="#orn-mesh" transform={`translate(${place})`} />
        ))}
        {ties.map((place) => (
          <g key={place} transform={`translate(${place})`}>
            <use href="#orn-tie" transform="translate(0 -2)scale(.6)" />
            <use href="#orn-pearl" transform="translate(0 -2)scale(1.1)" />
          </g>
        ))}
      </Tiled>
    </svg>
  );
}

/** Two lines that sway against each other, for walls and liners: it lies in the CSS of every page. */
function tile(line: string, fill: string): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='64' height='112' fill='none' stroke='${line}'>` +
    `<path stroke-width='2.4' d='M32 0C52 12 62 18 62 28S52 44 32 56 2 74 2 84 12 100 32 112'/>` +
    `<path d='M32 0C12 12 2 18 2 28S12 44 32 56 62 74 62 84 52 100 32 112'/>` +
    `<g fill='${fill}'><circle cx='32' cy='28' r='4'/><circle cx='32' cy='84' r='4'/></g></svg>`
  );
}

/** Pearl, bow, and the small drawings that a page shows again and again. */
function Shapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="orn-pearl">
          <circle r="5" fill="var(--deco-glint)" stroke="var(--line)" strokeWidth=".8" />
          <Line d="M-1.2 3.6A3.9 3.9 0 0 0 3.7 -.6" of="deco-light" width={1.6} round />
        </g>
        <path
          id="orn-bow"
          d={bow}
          fill="none"
          stroke="var(--deco)"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <g id="orn-couple">
          <Pen id="couple-line" d={couple} nib={1.6} />
        </g>
        <g id="orn-drop" transform="translate(0 5)scale(.92)">
          <path d={stain(5, 54, 53)} fill="var(--deco-light)" opacity=".4" />
          <path d="M-46 -6A46 46 0 1 0 46 -4A46 46 0 1 0 -46 -6Z" fill="var(--deco)" />
          <Pen
            id="ring"
            nib={1.6}
            d="M-22 -50C-4 -54 12 -58 12 -67C12 -78 -12 -78 -12 -67C-12 -58 4 -54 22 -50A52 52 0 1 1 -22 -50"
          />
          <use href="#orn-pearl" y="-66.5" />
        </g>
        <g id="orn-shoot">
          <Pen id="shoot-line" d={shoot} nib={0.8} />
          <use href="#orn-pearl" transform="translate(31 -28)scale(.7)" />
        </g>
        <g id="orn-turn">
          <Pen id="turn-line" nib={0.7} d="M24 63V15A9 9 0 1 0 15 24H63" />
          <Line d="M29 63V29H63" of="line" width={0.8} />
          <use href="#orn-pearl" transform="translate(15 15)scale(.7)" />
        </g>
      </defs>
    </svg>
  );
}

/** Silk cord and pen line, pearls, wax, and colour let run in water. */
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
  sample:
    "M-1 -9.800C5 -10.5 9.6 -6 9.8 -.5C10 6 5 9.5 -1 9.800C-7 10 -10 4.5 -9.7 -1C-9.4 -6 -6 -9.2 -1 -9.800Z",
  tile,
  whole: true,
};
