import { useTranslation } from "react-i18next";
import { HostLines } from "#app/features/invitation-page/components/host-lines.tsx";
import { Kicker } from "#app/design/kicker.tsx";
import { Names } from "#app/features/invitation-page/components/names.tsx";
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
          <Kicker text={view.title} language={view.language} />
          <h1>
            <Names names={view.names} surnames={view.surnames} and={t("words:and")} />
          </h1>
          <HostLines view={view} />
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
