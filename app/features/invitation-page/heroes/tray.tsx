import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { Chosen, Falling, Tray } from "#app/features/invitation-page/heroes/tray-scene.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A copper tray on lace with the things that a child chooses from, and grain that falls on them. */
export function TrayHero({ view, languages, ask }: HeroProps) {
  return (
    <header className="hero tray-hero">
      {languages}
      {/* Three drawings, of which the middle one alone moves. */}
      <div className="tray-art" aria-hidden="true">
        <svg viewBox="0 0 390 400">
          <Tray />
        </svg>
        <svg className="tray-falling" viewBox="0 0 390 400">
          <Falling />
        </svg>
        <svg viewBox="0 0 390 400">
          <Chosen />
        </svg>
      </div>
      <div className="tray-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
