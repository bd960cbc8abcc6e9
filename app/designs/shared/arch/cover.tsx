import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import { Original, Twin } from "#app/designs/kit/twin.tsx";
import type { OrnamentPart, CoverProps } from "#app/designs/contract.ts";

const head = [360, 260] as const;
const foot = [360, 56] as const;
/** Taller than any screen; cut off at the foot. */
const shafts = "0 0 360 4000";

/**
 * A canon table: the family's arch on its columns, and the text between them. On wide screens a
 * whole page of one: two arches, the names in the first and the day in the second.
 */
export function ArchHero({ view, ornament, languages, ask }: CoverProps) {
  const { Arch, Base } = ornament;
  return (
    <header className="hero arch-hero">
      {languages}
      <svg className="arch-head" viewBox="0 0 360 260" aria-hidden="true">
        <Original id="arch-head" size={head}>
          <Arch />
        </Original>
      </svg>
      <Twin of="arch-head" size={head} />
      <div className="arch-room">
        <Columns {...ornament} />
        <svg
          className="arch-columns twin"
          viewBox={shafts}
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
        >
          <use href="#arch-columns" />
        </svg>
        <div className="arch-title">
          <CoverTitle view={view} />
        </div>
        <EventDay event={view.event} ask={ask} />
      </div>
      <svg className="arch-foot" viewBox="0 0 360 56" aria-hidden="true">
        <Original id="arch-foot" size={foot}>
          <Base />
        </Original>
      </svg>
      <Twin of="arch-foot" size={foot} />
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
      viewBox={shafts}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <g id="arch-columns">
        <g id="arch-column" transform="translate(22)">
          <Column />
        </g>
        <use href="#arch-column" transform="matrix(-1 0 0 1 360 0)" />
      </g>
    </svg>
  );
}
