import { range } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored, onCircle, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { teethRow } from "#app/designs/families/eternity/shapes.ts";

/** The wheels of a column, from its top: the head's own two and the shaft's follow one another. */
const period = 35;

const voussoirs = onCircle(140, range(6, -7.5, -82.5), { scale: 0.118 });

/** A round vault, a wheel on each of its stones. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <g transform="translate(180 190)">
        <path
          d="M-158 70V0A158 158 0 0 1 158 0V70H122V0A122 122 0 0 0 -122 0V70Z"
          fill="var(--deco)"
        />
        {/* Inside the edges by half their breadth, as the column's lines are. */}
        <g fill="none" stroke="var(--line)">
          <path
            d="M-157.2 70V0A157.2 157.2 0 0 1 157.2 0V70M122.8 70V0A122.8 122.8 0 0 0 -122.8 0V70"
            strokeWidth="1.6"
          />
          <path
            d="M-154 70V0A154 154 0 0 1 154 0V70M126 70V0A126 126 0 0 0 -126 0V70"
            strokeWidth=".8"
          />
        </g>
        <Mirrored>
          <Copies
            of="wheel-6"
            at={[
              ...voussoirs,
              { x: 140, y: 17.5, scale: 0.118 },
              { x: 140, y: 52.5, scale: 0.118 },
            ]}
          />
        </Mirrored>
        <use href="#orn-wheel-8" transform="translate(0 -146)scale(.285)" />
        <circle cy="-146" r="37" fill="none" stroke="var(--line)" strokeWidth="1" />
      </g>
    </svg>
  );
}

export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={period}>
        <rect width="36" height={period} fill="var(--deco)" />
        <use href="#orn-wheel-6" transform="translate(18 17.5)scale(.118)" />
      </Tiled>
      <Uprights
        lines={[
          [0.8, 1.6],
          [35.2, 1.6],
          [4, 0.8],
          [32, 0.8],
        ]}
      />
    </svg>
  );
}

/** Plinths, a row of teeth, the step. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <g fill="var(--deco)" stroke="var(--line)" strokeWidth="1.4">
        <path d="M16 1H64V12H16ZM296 1H344V12H296Z" />
        <path d="M8 12H352V34H8Z" fill="var(--deco-deep)" />
        <path d="M2 34H358V42H2Z" />
      </g>
      <path d={teethRow(12, 31, 21, 16, 15)} fill="var(--line)" />
      <path d="M8 48H352" stroke="var(--line)" strokeWidth="1" />
    </svg>
  );
}
