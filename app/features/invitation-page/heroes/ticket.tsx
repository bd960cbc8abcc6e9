import { EventStub } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A ticket: the hosts above the tear line, date and place on the stub. */
export function TicketHero({ view, ornament: { Roundel }, languages, ask }: HeroProps) {
  return (
    <header className="hero ticket-hero">
      {languages}
      <div className="ticket">
        <div className="ticket-body">
          <Roundel />
          <HeroTitle view={view} />
        </div>
        <EventStub className="ticket-stub" event={view.event} ask={ask} />
      </div>
    </header>
  );
}
