import { degrees, pair, polar, range, type Point } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored, type Placement, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { crown } from "#app/designs/families/pomegranate/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** The middle of the vault, and of the band of seeds around it. */
const middle: Point = [180, 204];
const reach = 140;
/** Cells of the band on one side of the crown, and in the straight leg below. */
const cells = 8;
const cell = 28;

/** A point of the left half of the band: `step` cells above its springing, `aside` units outwards. */
function onBand(step: number, aside = 0): Point {
  return polar(reach + aside, Math.PI * (1 + step / (2 * cells)), middle);
}

/** Two lines that cross between the seeds, as the velvet's do. */
const net = [1, -1]
  .map((side) => {
    const round = range(cells, 0, cells - 1).map((step) => {
      const aside = side * 22 * (step % 2 === 0 ? 1 : -1);
      return `Q${pair(...onBand(step + 0.5, aside))} ${pair(...onBand(step + 1))}`;
    });
    return `M40 260Q${40 - side * 22} 246 40 232Q${40 + side * 22} 218 40 204${round.join("")}`;
  })
  .join("");

const seeds: Placement[] = [
  { x: 40, y: 246, turn: 0, scale: 0.9 },
  { x: 40, y: 218, turn: 0, scale: 0.9 },
  ...range(cells, 0.5, cells - 0.5).map((step): Placement => {
    const [x, y] = onBand(step);
    return { x, y, turn: degrees((Math.PI * step) / (2 * cells)), scale: 0.9 };
  }),
];

const leaves: Placement[] = range(11, 0.7, 6.2).map((step, index) => {
  const [x, y] = onBand(step, 18);
  const along = degrees((Math.PI * step) / (2 * cells)) - 90;
  return { x, y, turn: along - (index % 2 === 0 ? 10 : 42), scale: 0.54 };
});

/** A vault filled with seeds, the sign of eternity under a crown on top of it, fruit hanging in. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <Mirrored at={180} id="half">
        <Copies of="leaf" at={leaves} />
        <path
          d="M25 260V204A155 155 0 0 1 180 49V79A125 125 0 0 0 55 204V260Z"
          fill="var(--deco-deep)"
        />
        <Line d={net} of="line" width={1.1} />
        <g fill="var(--deco-light)">
          <Copies of="seed" at={seeds} />
        </g>
        <Line
          d="M25 260V204A155 155 0 0 1 180 49M55 260V204A125 125 0 0 1 180 79"
          of="line"
          width={1.6}
        />
        <Line
          d="M22.4 260V204A157.6 157.6 0 0 1 180 46.4M57.6 260V204A122.4 122.4 0 0 1 180 81.6"
          of="line"
          width={0.8}
        />
        <Copies of="leaf" at={[{ x: 180, y: 102, turn: 146, scale: 0.8 }]} />
      </Mirrored>
      <g className="arch-heart">
        <Mirrored at={180}>
          <Line d="M115 100Q118 108 116 116" of="line" width={0.8} />
          <Copies
            of="leaf"
            at={[
              { x: 115, y: 101, turn: 126, scale: 0.56 },
              { x: 116, y: 101, turn: 40, scale: 0.5 },
            ]}
          />
          <use href="#orn-fruit" transform="translate(115 133)rotate(174)scale(.36)" />
        </Mirrored>
        <Line d="M180 98Q183 108 180 122" of="line" width={1.8} />
        <use href="#orn-cut-fruit" transform="translate(180 152)rotate(180)scale(.66)" />
      </g>
      <g stroke="var(--line)" strokeLinejoin="round">
        <path
          d={crown}
          fill="var(--deco)"
          strokeWidth="1.8"
          transform="translate(180 70)scale(.86)"
        />
        <circle cx="180" cy="66" r="36" fill="var(--deco)" strokeWidth="1.6" />
        <circle cx="180" cy="66" r="29" fill="var(--deco-deep)" strokeWidth="1.4" />
        <circle
          cx="180"
          cy="66"
          r="32.5"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeDasharray="0 5.105"
        />
      </g>
      <use href="#orn-arms" transform="translate(180 66)scale(.27)" fill="var(--line)" />
    </svg>
  );
}

/** The same band of seeds, upright. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={cell * 2}>
        <path d="M3 0H33V56H3Z" fill="var(--deco-deep)" />
        <Line
          d="M18 0Q40 14 18 28Q-4 42 18 56M18 0Q-4 14 18 28Q40 42 18 56"
          of="line"
          width={1.1}
        />
        <g fill="var(--deco-light)">
          <Copies
            of="seed"
            at={[
              { x: 18, y: 14, turn: 0, scale: 0.9 },
              { x: 18, y: 42, turn: 0, scale: 0.9 },
            ]}
          />
        </g>
      </Tiled>
      <Uprights
        lines={[
          [0.4, 0.8],
          [3, 1.6],
          [33, 1.6],
          [35.6, 0.8],
        ]}
      />
    </svg>
  );
}

/** The feet of the columns, a wreath laid between them. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <g stroke="var(--line)" strokeLinejoin="round">
        <path d="M8 38H352V46H8Z" fill="var(--deco-deep)" strokeWidth="1.4" />
        <path d="M0 51H360" strokeWidth=".8" />
      </g>
      <Mirrored at={180}>
        <g stroke="var(--line)" strokeWidth="1.4">
          <path d="M20 0H60V5H20Z" fill="var(--line)" />
          <path d="M16 7H64V38H16Z" fill="var(--deco-deep)" />
          <path d="M70 30C100 36 132 30 164 27" fill="none" strokeWidth="1.2" />
        </g>
        <use href="#orn-fruit" transform="translate(40 25)scale(.22)" />
        <Copies
          of="leaf"
          at={range(8, 76, 146).flatMap((x): Placement[] => [
            { x, y: 31, turn: -40, scale: 0.4 },
            { x: x + 4, y: 31, turn: 22, scale: 0.36 },
          ])}
        />
      </Mirrored>
      <use href="#orn-cut-fruit" transform="translate(180 24)scale(.28)" />
    </svg>
  );
}
