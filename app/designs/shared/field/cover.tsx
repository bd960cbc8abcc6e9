import { EventDay } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** The ornament's cloth fills the first screen; the text is on a label sewn onto it. */
export function FieldHero({ view, ornament, languages, ask }: CoverProps) {
  const { Field, Emblem, Divider } = ornament;
  return (
    <header className="hero field-hero">
      <div className="field-cloth">
        <Field />
      </div>
      <div className="field-label">
        <span className="field-sign">
          <Emblem />
        </span>
        {languages}
        <CoverTitle view={view} />
        <Divider variant={0} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
