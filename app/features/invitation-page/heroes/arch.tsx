import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import type { OrnamentPart } from "#app/design/part-types.ts";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A canon table: the family's arch on its columns, and the text between them. */
export function ArchHero({ view, ornament, languages, ask }: HeroProps) {
  const { Arch, Base } = ornament;
  return (
    <header className="hero arch-hero">
      {languages}
      <Arch />
      <div className="arch-room">
        <Columns {...ornament} />
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      <Base />
    </header>
  );
}

/**
 * Both columns in one drawing in the arch's own units, 360 to the card's width, so that they meet
 * the head at any width; the foot is cut off where the height does not suffice.
 */
function Columns({ Column }: Pick<OrnamentPart, "Column">) {
  return (
    <svg
      className="arch-columns"
      viewBox="0 0 360 4000"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <g id="arch-column" transform="translate(22)">
        <Column />
      </g>
      <use href="#arch-column" transform="matrix(-1 0 0 1 360 0)" />
    </svg>
  );
}
