import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** The ornament's cloth fills the first screen; the text is on a label sewn onto it. */
export function FieldHero({ view, ornament, languages, ask }: HeroProps) {
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
        <HeroTitle view={view} />
        <Divider variant={0} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
