import { pair, short } from "#app/designs/kit/geometry.ts";
import { Copies, placed, Tiled } from "#app/designs/kit/repeats.tsx";
import { berries, leafOf, wave } from "#app/designs/families/vine/shapes.ts";

/** A scroll along the four sides of a square. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true" color="var(--deco-deep)">
      <path
        d="M2 2H158V158H2ZM38 38H122V122H38Z"
        fill="var(--deco-deep)"
        fillRule="evenodd"
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      <g fill="var(--deco-light)">
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 80 80)`}>
            <Copies
              of="wave"
              at={[
                { x: 5, y: 20, scale: 0.75 },
                { x: 65, y: 20, scale: 0.75 },
              ]}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The wave of the sprite, and of the tile: 80 long, its rows 42 apart. */
const half = 20;
const across = 42;
const places = [
  { x: 0, y: across / 2 },
  { x: -half, y: across * 1.5 },
  { x: half * 3, y: across * 1.5 },
];

/** Rows of a scroll, every second one set over. */
export function Field() {
  return (
    <svg
      className="field-pattern"
      width="100%"
      height="100%"
      aria-hidden="true"
      color="var(--deco-deep)"
    >
      <rect width="100%" height="100%" fill="var(--deco-deep)" />
      <Tiled width={half * 4} height={across * 2} transform="scale(1.3)">
        <g fill="var(--deco-light)">
          <Copies of="wave" at={places} />
        </g>
      </Tiled>
    </svg>
  );
}

/** The same scroll in lines, for walls and liners. */
export function tile(line: string, fill: string): string {
  const { stem, leaf, fruit } = wave(half);
  const cluster = berries
    .map(({ x, y }) => `<circle cx='${short(x)}' cy='${short(y)}' r='5'/>`)
    .join("");
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='128' height='134.4' viewBox='0 0 ${half * 4} ${across * 2}' fill='none' stroke='${line}' stroke-width='.8' stroke-linecap='round'>` +
    `<defs><g id='w'><path d='${stem}'/>` +
    `<path d='${leafOf(leaf.scale ?? 1, leaf.turn ?? 0)}' transform='translate(${pair(leaf.x, leaf.y)})' stroke-width='.7'/>` +
    `<g transform='${placed(fruit)}' fill='${fill}' stroke-width='2'>${cluster}</g></g></defs>` +
    `${places.map(({ x, y }) => `<use href='#w' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}
