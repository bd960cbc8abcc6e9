/* The arcade's world: ranks of dragons, a sky of pixels, the last level. */
import { range } from "#app/designs/kit/geometry.ts";
import { ornament as carpet } from "#app/designs/families/carpet/ornament.tsx";
import beside from "#app/designs/kit/closing-beside.css?inline";
import own from "./world.css?inline";
import { Frame, Land } from "#app/designs/kit/world-frame.tsx";

/** Dragons come down in ranks, step by step; a star defends the page below. */
export function Between() {
  return (
    <Frame high={320}>
      <g className="moves ranks">
        {range(13, 72, 1296).map((x) => (
          <g key={x} transform={`translate(${x} 8)`}>
            <use href="#orn-dragon" transform="scale(3)" />
            <use href="#orn-bud" transform="translate(36 108)scale(5)" />
            <use href="#orn-bullet" transform="translate(36 164)scale(1.6)" />
          </g>
        ))}
      </g>
      <path
        d="M720 268V196M412 240V210M1028 226V196"
        stroke="var(--accent)"
        strokeWidth="5"
        strokeDasharray="12 10"
      />
      <use href="#orn-star" transform="translate(720 292)scale(2.2)" />
      <path
        d="M0 318H1440"
        stroke="var(--accent)"
        strokeWidth="4"
        strokeDasharray="12 6"
        shapeRendering="crispEdges"
      />
    </Frame>
  );
}

/* Dragons on the upper edge of the sheet and beside it, 66 wide: left edge, top, to which side they look. */
const dragons = [
  [330, 64, 1],
  [510, 64, -1],
  [687, 64, 1],
  [864, 64, -1],
  [1044, 64, -1],
  [34, 190, 1],
  [1340, 190, -1],
  [38, 340, 1],
  [1336, 340, -1],
] as const;

/** A sky of pixels, dragons that look over the sheet's edge. */
export function Behind() {
  return (
    <Frame high={560}>
      <pattern id="world-sky" width="240" height="210" patternUnits="userSpaceOnUse">
        <use href="#orn-bud" transform="translate(40 34)scale(3)" />
        <use href="#orn-bud" transform="translate(172 128)scale(2)" />
        <path
          d="M96 70h5v5h-5ZM208 22h4v4h-4ZM20 150h4v4h-4ZM120 186h6v6h-6ZM226 196h4v4h-4Z"
          fill="var(--accent)"
        />
      </pattern>
      <rect width="1440" height="560" fill="url(#world-sky)" />
      {dragons.map(([x, y, look]) => (
        <use
          key={x}
          href="#orn-dragon"
          transform={`translate(${x + 33 - 33 * look} ${y})scale(${3 * look} 3)`}
        />
      ))}
    </Frame>
  );
}

/** The last level: stepped peaks over a woven ground. */
export function Close() {
  return (
    <Land top={40} mirrored>
      <carpet.Scene />
    </Land>
  );
}

export const css = beside + own;
