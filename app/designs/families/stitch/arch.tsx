import { range } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored, type Placement, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";

/** A link of the band; the head's own two and the shaft's follow one another. */
const period = 35;

/** Up the slope from the knee to the ridge. */
const slope = range(5, 0.13, 0.87).map((share): Placement => ({
  x: 140 - 140 * share,
  y: -7 - 140 * share,
  turn: -45,
  scale: 0.96,
}));

/** A gable, as cloth folds: a band of links over both slopes, a star at the ridge. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <g transform="translate(180 190)">
        <path d="M-158 70V-15L0 -173L158 -15V70H122V0L0 -122L-122 0V70Z" fill="var(--deco-deep)" />
        {/* Inside the edges by half their breadth, as the column's lines are. */}
        <g fill="none" stroke="var(--line)">
          <path
            d="M-157.2 70V-14.7L0 -171.9L157.2 -14.7V70M122.8 70V-.3L0 -123.1L-122.8 -.3V70"
            strokeWidth="1.6"
            strokeLinejoin="round"
          />
          <path
            d="M-164 -17L0 -181L164 -17M-116 2L0 -114L116 2"
            strokeWidth="1.3"
            strokeDasharray="6 3.5"
          />
        </g>
        <Mirrored>
          <Copies of="link" at={[...slope, { x: 140, y: 17.5 }, { x: 140, y: 52.5 }]} />
          <use href="#orn-lozenge" transform="translate(140 -9)scale(.66)" />
        </Mirrored>
        <use href="#orn-star" transform="translate(0 -147)scale(.5)" />
      </g>
    </svg>
  );
}

export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={period}>
        <rect width="36" height={period} fill="var(--deco-deep)" />
        <use href="#orn-link" transform="translate(18 17.5)" />
      </Tiled>
      <Uprights
        lines={[
          [0.8, 1.6],
          [35.2, 1.6],
        ]}
      />
    </svg>
  );
}

/** A hem with its fringe. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <path d="M4 1H356V37H4Z" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="1.6" />
      <Copies
        of="link"
        at={range(10, 22.5, 337.5).map((x): Placement => ({ x, y: 19, turn: 90 }))}
      />
      <path d="M4 45.5H356" stroke="var(--line)" strokeWidth="17" strokeDasharray="1.4 4.449" />
    </svg>
  );
}
