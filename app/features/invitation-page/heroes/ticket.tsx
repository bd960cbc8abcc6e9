import { useTranslation } from "#app/i18n/use-translation.ts";
import { EventDate } from "#app/features/invitation-page/heroes/event-day.tsx";
import { HeroTitle } from "#app/features/invitation-page/heroes/hero-title.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";

/** A ticket: the hosts above the tear line, date and place on the stub. */
export function TicketHero({ view, ornament: { Roundel }, languages, ask }: HeroProps) {
  const { t } = useTranslation();
  const { event } = view;
  return (
    <header className="hero ticket-hero">
      {languages}
      <div className="ticket">
        <div className="ticket-body">
          <Roundel />
          <HeroTitle view={view} />
        </div>
        <p className="ticket-stub">
          <EventDate event={event} />
          {!event.off && (
            <span>
              {t(`dates:weekdays.${event.weekday}`)} <b>{event.time}</b>
            </span>
          )}
          {!event.off && event.place && <span>{event.place}</span>}
          {ask}
        </p>
      </div>
    </header>
  );
}
