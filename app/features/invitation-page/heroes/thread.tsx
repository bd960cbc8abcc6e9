import { EventDay } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import { LineDrawing } from "#app/features/invitation-page/heroes/line-drawing.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** One line from edge to edge that draws two people face to face; the names below, very large. */
export function ThreadHero({ view, languages, ask }: HeroProps) {
  return (
    <header className="hero thread-hero" data-hosts={view.names.length}>
      {languages}
      <div className="thread-drawing">
        <LineDrawing />
      </div>
      <div className="thread-text">
        <HeroTitle view={view} />
        <EventDay event={view.event} ask={ask} />
      </div>
    </header>
  );
}
