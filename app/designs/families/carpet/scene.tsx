import { SceneSvg } from "#app/designs/kit/scene-svg.tsx";
import { Line } from "#app/designs/kit/line.tsx";

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
export function Scene() {
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
