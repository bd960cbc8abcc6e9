import { EventStub } from "#app/designs/kit/event-day.tsx";
import { CoverTitle } from "#app/designs/kit/cover-title.tsx";
import type { CoverProps, Drawn } from "#app/designs/contract.ts";
import css from "#app/designs/shared/ticket/cover.css?inline";
import coverWide from "#app/designs/shared/ticket/cover-wide.css?inline";

/** A ticket: the hosts above the tear line, date and place on the stub. */
function TicketHero({ view, ornament: { Roundel }, languages, ask }: CoverProps) {
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

export const cover: Drawn<CoverProps> = {
  Component: TicketHero,
  css: css + coverWide,
};
