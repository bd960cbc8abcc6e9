import type { OrnamentPart } from "#app/designs/contract.ts";
import { Field, Roundel } from "#app/designs/families/carpet/field.tsx";
import { Arch, Base, Column, Initial } from "#app/designs/families/carpet/frame.tsx";
import { Shapes } from "#app/designs/families/carpet/sprite.tsx";
import { range, polar, smooth, type Point } from "#app/designs/kit/geometry.ts";
import { Mirrored } from "#app/designs/kit/repeats.tsx";
import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Line } from "#app/designs/kit/line.tsx";
import { medallion, lozenge, netQuarter } from "#app/designs/families/carpet/cartoons.ts";
import { Knots, runs } from "#app/designs/families/carpet/knots.tsx";

/** Steps down from a star to a running edge along both sides. */
function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <g fill="none" shapeRendering="crispEdges">
        <path d="M8 64V38h6v-6h6v-6h6v-6h6v-6h6V8H64" stroke="var(--line)" strokeWidth="2" />
        <path d="M3 64V3H64" stroke="var(--deco)" strokeWidth="2" strokeDasharray="6 2" />
      </g>
      <use href="#orn-bud" transform="translate(16 16)scale(2)" />
    </svg>
  );
}

/** The dragon: a beast of the border on a carpet, a sprite in an arcade. */
function Emblem() {
  return (
    <svg className="emblem knots" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-dragon" transform="translate(-53 -77)scale(5.2)" />
    </svg>
  );
}

function Bullet() {
  return (
    <svg className="bullet knots" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-bud" transform="translate(0 -62)scale(4)" />
      <use href="#orn-bullet" transform="translate(0 3)scale(3.4)" />
    </svg>
  );
}

function Sprig() {
  return (
    <svg className="sprig knots" viewBox="-2 -34 46 40" aria-hidden="true">
      <use href="#orn-sprout" transform="translate(1 -34)scale(4)" />
    </svg>
  );
}

const tassels = range(6, 62, 302);

/** A woven strap that hangs over the edge of a sheet, with its tassels. */
function Branch() {
  return (
    <svg className="branch" viewBox="0 0 344 170" aria-hidden="true">
      {tassels.map((x, index) => (
        <g key={x} transform={`translate(${x} ${index % 2 ? 64 : 76})`} stroke="var(--line)">
          <path d={`M0 ${index % 2 ? -20 : -32}V8`} strokeWidth="3" />
          <path d="M-9 0H9V9H-9Z" fill="var(--deco)" strokeWidth="3" shapeRendering="crispEdges" />
          <path
            d={`M0 11V${index % 2 ? 40 : 58}`}
            stroke={index % 2 ? "var(--deco-deep)" : "var(--deco)"}
            strokeWidth="21"
            strokeDasharray="none"
          />
          <path d="M-10.5 16H10.5" strokeWidth="3" />
        </g>
      ))}
      <path d="M0 0H36V306H0Z" fill="url(#orn-border)" transform="translate(344 12)rotate(90)" />
      <use href="#orn-corner" transform="translate(26 30)scale(3)" />
      <use href="#orn-star" transform="translate(26 104)scale(2)" />
      <path d="M26 48V82" stroke="var(--line)" strokeWidth="3" />
    </svg>
  );
}

/** Between sections: two dragons and a star, strewn buds, or the running edge of a border. */
function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <>
          <use href="#orn-star" transform="scale(2)" />
          <Mirrored>
            <use href="#orn-dragon" transform="translate(32 -19)scale(1.5)" />
            <path d="M72 1H126" stroke="var(--line)" strokeWidth="2" strokeDasharray="6 2 2 2" />
          </Mirrored>
        </>
      )}
      {form === 1 && (
        <>
          <path d="M-126 0H126" stroke="var(--line)" strokeWidth="2" strokeDasharray="2 4" />
          {[-64, -32, 0, 32, 64].map((x) => (
            <use
              key={x}
              href="#orn-bud"
              transform={`translate(${x} 0)scale(${x === 0 ? 4 : Math.abs(x) < 40 ? 3 : 2})`}
            />
          ))}
        </>
      )}
      {form === 2 && (
        <g fill="none" strokeWidth="3" shapeRendering="crispEdges">
          <path d={`M-126 6${"v-12h12v6h-6v6h12".repeat(14)}`} stroke="var(--line)" />
          <path d="M-126 12H126M-126 -12H126" stroke="var(--deco)" strokeDasharray="9 3" />
        </g>
      )}
    </svg>
  );
}

/** A knot of the landscape: coarser than a carpet's, so that the steps are seen from afar. */
const knot = 6;

const foot = 204;

/** The line of a stepped ridge from edge to edge: heights in knots, each `wide` knots broad. */
function crest(heights: readonly number[], wide: number, base: number): string {
  const steps = heights.map((height) => `V${base - height * knot}h${wide * knot}`).join("");
  return `M0 ${base - (heights[0] ?? 0) * knot}${steps.slice(0, steps.lastIndexOf("h"))}H390`;
}

/** A stepped ridge, down to the drawing's foot. */
function ridge(heights: readonly number[], wide: number, base: number): string {
  return `${crest(heights, wide, base)}V330H0Z`;
}

const masis = [
  2, 3, 4, 5, 6, 8, 9, 11, 13, 15, 17, 18, 20, 22, 23, 24, 24, 23, 21, 20, 18, 16, 14, 13, 12, 11,
  10, 10, 9, 9, 10, 11, 12, 13, 15, 16, 16, 15, 13, 12, 10, 9, 8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
];
/** Snow lies above a line that frays downwards. */
const snow = masis
  .map((height, column) => {
    const depth = height - 17 + ([0, 2, 1, 3, 1][column % 5] ?? 0);
    if (height < 17)
      return height === 16 ? `M${column * knot} ${foot - height * knot}h6v6h-6Z` : "";
    return `M${column * knot} ${foot - height * knot}h${knot}v${depth * knot}h${-knot}Z`;
  })
  .join("");
const hills = [7, 8, 9, 9, 8, 7, 6, 5, 4, 4, 5, 6, 7, 8, 9, 10, 10, 9, 8, 7, 6, 5];
const meadow = [3, 3, 4, 5, 5, 4, 3, 2, 2, 3, 4, 4, 3];

/** The two peaks as a weaver sees them, and the border for the fields before them. */
function Scene() {
  return (
    <SceneSvg broad>
      <g shapeRendering="crispEdges">
        <path d={ridge(masis, 1, foot)} fill="var(--deco-light)" />
        <path d={snow} fill="var(--deco-glint)" />
        {/* Only its crest has a line: a side with one would be seen where the scene is repeated. */}
        <path d={ridge(hills, 3, 240)} fill="var(--deco-deep)" />
        <Line d={crest(hills, 3, 240)} of="line" width={3} />
        <path d={ridge(meadow, 5, 276)} fill="var(--deco)" />
        <Line d={crest(meadow, 5, 276)} of="line" width={3} />
      </g>
      <use href="#orn-dragon" transform="translate(268 108)scale(3)" />
      <use href="#orn-sprout" transform="translate(28 146)scale(5)" />
      <use href="#orn-sprout" transform="translate(106 158)scale(-4 4)" />
      <path
        d="M0 -195.5H36V195.5H0Z"
        fill="url(#orn-border)"
        transform="translate(195 284)rotate(90)"
      />
    </SceneSvg>
  );
}

/** Wax under a die with eight sides: it swelled out between the corners, here more, there less. */
const edge = smooth(
  range(32, 0, (2 * Math.PI * 31) / 32).map((angle): Point =>
    polar(60 + 2.6 * Math.cos(8 * angle) + 1.6 * Math.sin(3 * angle + 2), angle),
  ),
  true,
);

const die = "M-18 -44H18L44 -18V18L18 44H-18L-44 18V-18Z";
/** The eight-pointed star, as the steps of its knots. */
const star =
  "M-3 -33V-27H-9V-24H-24V-9H-27V-3H-33V3H-27V9H-24V24H-9V27H-3V33H3V27H9V24H24V9H27V3H33V-3H27V-9H24V-24H9V-27H3V-33ZM0 -18L18 0L0 18L-18 0Z";

/** Wax with the star pressed into it. Light falls from the upper left. */
function Seal() {
  return (
    <svg className="seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <path d={edge} fill="var(--wax-deep)" transform="translate(1.5 2.5)" />
      <path d={edge} fill="var(--wax)" />
      <path d={die} fill="var(--wax-deep)" transform="translate(-1 -1)" />
      <path d={die} fill="var(--wax-light)" transform="translate(1.2 1.5)" />
      <path d={die} fill="var(--wax)" />
      <g fillRule="evenodd">
        <path d={star} fill="var(--wax-deep)" transform="translate(-1.4 -1.6)" />
        <path d={star} fill="var(--wax-light)" transform="translate(1.2 1.4)" />
        <path d={star} fill="var(--wax)" />
      </g>
      <path d="M0 -6L6 0L0 6L-6 0Z" fill="var(--wax-light)" />
      <Line d="M-54 -16A56 56 0 0 1 -20 -52" of="wax-light" width={2.4} round opacity=".8" />
    </svg>
  );
}

/** A quarter of the medallion, its centre in the corner, and what is strewn around it. */
function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true">
      <g transform="scale(6)">
        <Knots rows={medallion} />
      </g>
      <g id="orn-spray-lozenge" transform="translate(196 0)scale(3)">
        <Knots rows={lozenge} />
      </g>
      <use href="#orn-spray-lozenge" transform="matrix(-1 0 0 1 392 0)" />
      {["156 108", "150 168", "90 216", "204 92"].map((place, index) => (
        <use
          key={place}
          href="#orn-bud"
          transform={`translate(${place})scale(${index % 2 ? 2 : 3})`}
        />
      ))}
    </svg>
  );
}

/** Lozenges within a net, three pixels a knot: the quiet ground of a flat-woven rug. */
function tile(line: string, fill: string): string {
  const quarter =
    `<g id='q'><g transform='translate(0 .5)'><path d='${runs(netQuarter, "#")}' stroke='${line}'/>` +
    `<path d='${runs(netQuarter, "r")}' stroke='${fill}'/></g></g>`;
  const folds = ["scale(-1 1)", "scale(1 -1)", "scale(-1)"];
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='72' height='72' viewBox='-12 -12 24 24' shape-rendering='crispEdges'>` +
    `${quarter}${folds.map((fold) => `<use href='#q' transform='${fold}'/>`).join("")}</svg>`
  );
}

/** The dragon carpet, knot by knot: everything in it is a cartoon, mirrored. */
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
  sample: "M-4 -10H4V-7H7V-4H10V4H7V7H4V10H-4V7H-7V4H-10V-4H-7V-7H-4Z",
  tile,
};
