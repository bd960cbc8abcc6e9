import { Around, Copies, Mirrored, Tiled } from "#app/designs/kit/repeats.tsx";
import { palmette, rosette } from "./shapes.ts";

/** Between sections: a plait with a knot, four leaves in a cross, peacocks at the tree of life. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 && (
        <>
          <Mirrored>
            <rect width="64" height="14" fill="url(#orn-plait)" transform="translate(24 -7)" />
            <path d="M108 0H126M24 -8.5H88M24 8.5H88" stroke="var(--line)" />
            <use
              href="#orn-palmette"
              transform="translate(90 0)rotate(90)scale(.6)"
              fill="var(--deco)"
            />
          </Mirrored>
          <path
            d={rosette(6, 9.5, 9.5)}
            fill="var(--deco)"
            fillRule="evenodd"
            stroke="var(--line)"
            strokeWidth="1.2"
          />
        </>
      )}
      {form === 1 && (
        <>
          <Mirrored>
            <path d="M30 0H126M34 -4H40M34 4H40" stroke="var(--line)" />
          </Mirrored>
          <g fill="var(--deco)">
            <Around count={4}>
              <use href="#orn-palmette" transform="translate(0 -2)scale(.66)" />
            </Around>
          </g>
          <circle r="3" fill="var(--deco-deep)" stroke="var(--line)" />
        </>
      )}
      {form === 2 && (
        <>
          <path d="M-126 18H126M-60 21H60" stroke="var(--line)" />
          <Mirrored>
            <use href="#orn-bird" transform="translate(-36 18)scale(.62)" />
          </Mirrored>
          <use href="#orn-marginal" transform="translate(0 4.5)scale(.28)" />
        </>
      )}
    </svg>
  );
}

/** A plaited frame with a mosaic at each corner. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <path
        d="M2 2H158V158H2ZM39 39H121V121H39Z"
        fill="var(--deco-deep)"
        fillRule="evenodd"
        stroke="var(--line)"
        strokeWidth="1.6"
      />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 80 80)`}>
          <path d="M39 6.5H121M39 34.5H121" stroke="var(--line)" />
          <g transform="translate(40 8.5)scale(1.667)">
            <rect width="48" height="14" fill="url(#orn-plait)" />
          </g>
          <path d="M2 2H39V39H2Z" fill="var(--deco)" stroke="var(--line)" strokeWidth="1.4" />
          <g fill="var(--deco-glint)" transform="translate(20.5 20.5)rotate(45)">
            <Around count={4}>
              <use href="#orn-palmette" transform="translate(0 -2)scale(.62)" />
            </Around>
          </g>
        </g>
      ))}
    </svg>
  );
}

const size = 72;
/** Circles through the middle of the tile from each of its corners. */
const reach = 50.9;
const circles = [
  [0, 0],
  [size, 0],
  [0, size],
  [size, size],
]
  .map(
    ([x = 0, y = 0]) =>
      `M${x - reach} ${y}a${reach} ${reach} 0 1 0 ${reach * 2} 0a${reach} ${reach} 0 1 0 ${-reach * 2} 0`,
  )
  .join("");

/** Overlapping circles as a headpiece is filled with: carmine where one lies alone, lapis where two do. */
export function Field() {
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--deco-deep)" />
      <Tiled width={size} height={size}>
        <path
          d={circles}
          fill="var(--deco)"
          fillRule="evenodd"
          stroke="var(--line)"
          strokeWidth="1.6"
        />
        {[
          [0, 0],
          [size, 0],
          [0, size],
          [size, size],
        ].map(([x = 0, y = 0]) => (
          <g
            key={`${x} ${y}`}
            transform={`translate(${x} ${y})rotate(45)`}
            fill="var(--deco-glint)"
          >
            <Copies
              of="palmette"
              at={[0, 90, 180, 270].map((turn) => ({ x: 0, y: 0, turn, scale: 0.72 }))}
            />
          </g>
        ))}
        <g transform="translate(36 36)">
          <circle r="6" fill="var(--deco-light)" stroke="var(--line)" strokeWidth="1.4" />
        </g>
        <path
          d="M36 -9L39 0L36 9L33 0ZM36 63L39 72L36 81L33 72ZM-9 36L0 33L9 36L0 39ZM63 36L72 33L81 36L72 39Z"
          fill="var(--deco-light)"
        />
      </Tiled>
    </svg>
  );
}

/** The circles in lines, four leaves in each. */
export function tile(line: string, fill: string): string {
  const leaves = [45, 135, 225, 315]
    .map((turn) => `<path d='${palmette}' transform='rotate(${turn})scale(.72)'/>`)
    .join("");
  const places = [0, size].flatMap((x) =>
    [0, size].map((y) => `<use href='#l' x='${x}' y='${y}'/>`),
  );
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' fill='none' stroke='${line}'>` +
    `<defs><g id='l' fill='${fill}'>${leaves}</g></defs>` +
    `<path d='${circles}'/>${places.join("")}<circle cx='36' cy='36' r='5'/></svg>`
  );
}
