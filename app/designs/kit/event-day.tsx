import type { ReactNode } from "react";
import { useWords } from "#app/designs/kit/words.ts";
import type { EventView } from "#app/designs/contract.ts";

/** The date large, below it the hour, the town and `ask`. */
export function EventDay({ event, ask }: { event: EventView; ask: ReactNode }) {
  const below = [event.time, event.place].filter(Boolean).join(" · ");
  return (
    <p className="event-day">
      <EventDate event={event} />
      {!event.off && below && <span className="muted">{below}</span>}
      {ask}
    </p>
  );
}

/** The date as covers write it; struck through once it was called off, which the title says. */
export function EventDate({ event }: { event: EventView }) {
  return event.off ? (
    <s className="display">{event.long}</s>
  ) : (
    <span className="display">{event.long}</span>
  );
}

/** The day as on the stub of a ticket: date, weekday and hour, and place, a line each, then `ask`. */
export function EventStub({
  event,
  ask,
  className,
}: {
  event: EventView;
  ask: ReactNode;
  className: string;
}) {
  const { t } = useWords();
  return (
    <p className={className}>
      <EventDate event={event} />
      {!event.off && (
        <span>
          {t(`dates:weekdays.${event.weekday}`)} <b>{event.time}</b>
        </span>
      )}
      {!event.off && event.place && <span>{event.place}</span>}
      {ask}
    </p>
  );
}
