import { EventStub } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import type { CoverProps } from "#app/designs/contract.ts";

/** A ticket: the hosts above the tear line, date and place on the stub. */
export function TicketHero({ view, ornament: { Roundel }, languages, ask }: CoverProps) {
  return (
    <header className="hero ticket-hero">
      {languages}
      <div className="ticket">
        <div className="ticket-body">
          <Roundel />
          <CoverTitle view={view} />
        </div>
        <EventStub className="ticket-stub" event={view.event} ask={ask} />
      </div>
    </header>
  );
}
