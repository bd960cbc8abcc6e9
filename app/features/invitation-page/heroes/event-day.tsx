import type { ReactNode } from "react";
import type { InvitationView } from "#app/features/invitation-page/view.ts";

/** The date large, below it the hour, the town and `ask`. */
export function EventDay({ event, ask }: { event: InvitationView["event"]; ask: ReactNode }) {
  return (
    <p className="event-day">
      <span className="display">{event.long}</span>
      <span className="muted">{[event.time, event.place].filter(Boolean).join(" · ")}</span>
      {ask}
    </p>
  );
}
