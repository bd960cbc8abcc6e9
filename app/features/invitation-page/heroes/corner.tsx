import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/**
 * A bough in two opposite corners, and the name between them as large as the page allows. Ornaments
 * whose bough must not be mirrored show their base and emblem below instead.
 */
export function CornerHero({ view, ornament, languages, ask }: HeroProps) {
  const { Spray, Emblem, Base } = ornament;
  return (
    <header className="hero corner-hero" data-hosts={view.names.length}>
      {languages}
      <Spray />
      <div className="corner-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
      {ornament.upright ? (
        <div className="corner-foot">
          <Emblem />
          <Base />
        </div>
      ) : (
        <Spray />
      )}
    </header>
  );
}
