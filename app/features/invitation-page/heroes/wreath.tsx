import { Shapes } from "#app/design/ornaments/olive/sprite.tsx";
import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { Wreath } from "#app/features/invitation-page/heroes/wreath-drawing.tsx";
import { Dove } from "#app/features/invitation-page/heroes/dove.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A wreath of olive that closes round the text; a dove comes down to it, at a baptism with a cross. */
export function WreathHero({ view, ornament, languages, ask }: HeroProps) {
  return (
    <header className="hero wreath-hero">
      {/* Leaves for a page whose ornament is another. */}
      {ornament.Shapes !== Shapes && <Shapes />}
      {languages}
      <div className="wreath-place">
        <svg className="wreath-tall" viewBox="0 0 390 720" aria-hidden="true">
          <Wreath width={300} height={580} pairs={25} scale={0.92} at={[195, 384]} />
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
          <HeroTitle view={view} />
          <EventDay event={view.event} ask={ask} />
        </div>
      </div>
    </header>
  );
}

/** A cross with arms that widen to their ends, as on Armenian altars. */
function Cross() {
  return (
    <svg className="wreath-cross" viewBox="-30 -36 60 72" aria-hidden="true">
      <path
        d="M-3 -5L-6 -30L0 -35L6 -30L3 -5L3 -9L22 -13L28 -7L22 -1L3 -4L7 28L0 35L-7 28L-3 -4L-22 -1L-28 -7L-22 -13L-3 -9Z"
        fill="var(--accent)"
      />
      <circle cy="-7" r="5.4" fill="var(--accent)" />
      <circle cy="-7" r="2.2" fill="var(--ground)" />
    </svg>
  );
}
