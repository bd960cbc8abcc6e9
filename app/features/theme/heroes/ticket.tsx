import { useTranslation } from "react-i18next";
import { HostLines } from "#app/features/invitation/components/host-lines.tsx";
import { Names } from "#app/features/invitation/components/names.tsx";
import { capitals } from "#app/features/language/capitals.ts";
import type { HeroProps } from "#app/features/theme/part-types.ts";

/** A ticket on the wall: who invites above the tear line, when and where on the stub. */
export function TicketHero({ view, ornament: { Roundel }, languages }: HeroProps) {
  const { t } = useTranslation();
  const { event } = view;
  return (
    <header className="hero ticket-hero">
      {languages}
      <div className="ticket">
        <div className="ticket-body">
          <Roundel />
          <p className="kicker">{capitals(view.title, view.language)}</p>
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
        </p>
      </div>
    </header>
  );
}
