import { range } from "#app/designs/kit/geometry.ts";
import { Shapes } from "./ornament/sprite.tsx";
import { Copies, type Placement } from "#app/designs/kit/repeats.tsx";
import type { HoursProps } from "#app/designs/contract.ts";
import { Hour } from "#app/designs/kit/hour.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** An hour's piece of the bough, 200 long: leaves in pairs, one of each with its silver side up. */
const knots = range(5, 6, 170);
const above: Placement[] = knots.map((x, knot) => ({
  x,
  y: stemAt(x),
  turn: -38 - 9 * (knot % 3),
  scale: 0.74 + 0.07 * (knot % 2),
}));
const below: Placement[] = knots.map((x, knot) => ({
  x: x + 4,
  y: stemAt(x),
  turn: 34 + 8 * ((knot + 1) % 3),
  scale: 0.8 - 0.07 * (knot % 2),
}));

/** The stem sways once in a piece, so that the next one, turned over, goes on without a kink. */
function stemAt(x: number): number {
  return 40 - 8 * Math.sin((Math.PI * x) / 200);
}

/** The programme as olives that hang from one bough, which runs from the first hour to the last. */
export function BoughTimeline({ items, ornament }: HoursProps) {
  return (
    <>
      {/* Leaves for a page whose ornament is another. */}
      {ornament.Shapes !== Shapes && <Shapes />}
      <ol className="hours-bough">
        {items.map((item, index) => (
          <li key={`${item.at} ${item.title}`}>
            {/* Only its length follows the width of the hour. */}
            <svg
              className="bough-piece"
              viewBox="0 0 200 80"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {index === 0 ? (
                <g id="hours-piece">
                  <Copies of="olive-pale" at={above} />
                  <Line
                    d="M0 40C60 28 140 28 200 40"
                    of="muted"
                    width={2.6}
                    vectorEffect="non-scaling-stroke"
                  />
                  <Copies of="olive-leaf" at={below} />
                </g>
              ) : (
                <use href="#hours-piece" />
              )}
              {index === items.length - 1 && (
                <use href="#orn-olive-leaf" transform="translate(197 40)rotate(8)scale(.7)" />
              )}
            </svg>
            <svg className="bough-olive" viewBox="-20 0 40 60" aria-hidden="true">
              {index === 0 ? (
                <g id="hours-olive">
                  <Line d="M0 0C2 10 -1 16 0 26" of="muted" width={1.8} />
                  <path
                    d="M0 24C9 24 12 34 11 42C10 52 5 57 0 57C-5 57 -10 52 -11 42C-12 34 -9 24 0 24Z"
                    fill="var(--accent)"
                  />
                  <Line d="M-6 45C-8 38 -6 31 -2 29" of="deco-light" width={2.4} round />
                </g>
              ) : (
                <use href="#hours-olive" />
              )}
            </svg>
            <Hour item={item} />
          </li>
        ))}
      </ol>
    </>
  );
}
