import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { Boards, Drape, Valance } from "#app/features/invitation-page/heroes/curtain.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A stage: the curtain is drawn aside, and the light falls on two masks. */
export function StageHero({ view, languages, ask }: HeroProps) {
  return (
    <header className="hero stage-hero" data-hosts={view.names.length}>
      <div className="stage-house">
        <Boards />
        <Drape />
        <svg className="drape" viewBox="0 0 200 900" preserveAspectRatio="none" aria-hidden="true">
          <use href="#drape" />
        </svg>
        <Valance />
      </div>
      {languages}
      <div className="stage-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
