import { Tiled } from "#app/designs/kit/tiled.tsx";
import { bow, loopedSquare } from "#app/designs/families/silk/line-figures.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** Corners of the repeat and its middle. */
const ties = ["0 0", "112 0", "0 112", "112 112", "56 56"];
const meshes = ["56 0", "56 112", "0 56", "112 56"];

/** Damask: threads of pearls cross under silk bows, the looped square in every mesh. */
export function Field() {
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
export function tile(line: string, fill: string): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='64' height='112' fill='none' stroke='${line}'>` +
    `<path stroke-width='2.4' d='M32 0C52 12 62 18 62 28S52 44 32 56 2 74 2 84 12 100 32 112'/>` +
    `<path d='M32 0C12 12 2 18 2 28S12 44 32 56 62 74 62 84 52 100 32 112'/>` +
    `<g fill='${fill}'><circle cx='32' cy='28' r='4'/><circle cx='32' cy='84' r='4'/></g></svg>`
  );
}
