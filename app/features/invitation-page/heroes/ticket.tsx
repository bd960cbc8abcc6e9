import { useTranslation } from "#app/i18n/use-translation.ts";
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
          <span className="display">{event.long}</span>
          <span>
            {t(`dates:weekdays.${event.weekday}`)} <b>{event.time}</b>
          </span>
          {event.place && <span>{event.place}</span>}
          {ask}
        </p>
      </div>
    </header>
  );
}
