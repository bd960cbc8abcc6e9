import { Shapes } from "./ornament/sprite.tsx";
import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { Wreath } from "./wreath-drawing.tsx";
import { Dove } from "#app/designs/kit/dove.tsx";
import type { CoverProps } from "#app/designs/contract.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** A wreath of olive that closes round the text; a dove comes down to it, at a baptism with a cross. */
export function WreathHero({ view, ornament, languages, ask }: CoverProps) {
  return (
    <header className="hero wreath-hero">
      {/* Leaves for a page whose ornament is another. */}
      {ornament.Shapes !== Shapes && <Shapes />}
      {languages}
      <div className="wreath-place">
        <svg className="wreath-tall" viewBox="0 0 390 720" aria-hidden="true">
          <Wreath width={316} height={580} pairs={27} scale={0.8} round={0.72} at={[195, 384]} />
          <g id="wreath-dove" transform="translate(203 96)">
            <Dove />
          </g>
        </svg>
        <svg className="wreath-wide" viewBox="0 0 1440 810" aria-hidden="true">
          <Wreath width={1120} height={610} pairs={27} scale={1.66} at={[720, 424]} />
          <use href="#wreath-dove" transform="translate(414 -2)scale(1.5)" />
        </svg>
        <div className="wreath-text">
          {view.occasion === "baptism" && <Cross />}
          <CoverTitle view={view} />
          <EventDay event={view.event} ask={ask} />
        </div>
      </div>
    </header>
  );
}

/** The child's first jewel: a small cross on its chain, the arms widening to their ends. */
function Cross() {
  return (
    <svg className="wreath-cross" viewBox="-60 -18 120 58" aria-hidden="true">
      <Line
        d="M-56 -15C-44 -2 -22 5 0 5S44 -2 56 -15"
        of="wax"
        width={2.2}
        round
        strokeDasharray="0 4.4"
      />
      <circle cy="9" r="2.6" fill="none" stroke="var(--wax-deep)" strokeWidth="1.2" />
      <path
        d="M0 13L3.4 15L1.8 20.2L8.6 18.6L11.4 22L8.6 25.4L1.8 23.8L3.8 36L0 39L-3.8 36L-1.8 23.8L-8.6 25.4L-11.4 22L-8.6 18.6L-1.8 20.2L-3.4 15Z"
        fill="var(--wax)"
        stroke="var(--wax-deep)"
        strokeWidth=".7"
        strokeLinejoin="round"
      />
    </svg>
  );
}
