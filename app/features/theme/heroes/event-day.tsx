import type { InvitationView } from "#app/features/invitation/view.ts";

/** When and where, as a cover says it: the date large, below it the hour and the town. */
export function EventDay({ event }: { event: InvitationView["event"] }) {
  return (
    <p className="event-day">
      <span className="display">{event.long}</span>
      <span className="muted">{[event.time, event.place].filter(Boolean).join(" · ")}</span>
    </p>
  );
}
