import { useTranslation } from "react-i18next";
import type { InvitationView } from "#app/features/invitation-page/view.ts";

/** What a guest who comes does next: the day into the calendar, and the way to each place. */
export function NextSteps({ view }: { view: Pick<InvitationView, "sections" | "calendar"> }) {
  const { t } = useTranslation();
  const { sections, calendar } = view;
  const venues = sections.filter((section) => section.type === "venue");
  const hasCalendar = sections.some(({ type }) => type === "calendar");
  if (!hasCalendar && venues.length === 0) return null;
  return (
    <ul className="next-steps">
      {hasCalendar && (
        <li>
          <a className="button" href={calendar.file}>
            {t("invitation:calendar.heading")}
          </a>
          <a className="quiet-link" href={calendar.google} target="_blank" rel="noopener">
            {t("invitation:calendar.google")}
          </a>
        </li>
      )}
      {venues.map(({ title, name, maps }) => (
        <li key={`${title} ${name}`}>
          <a className="button" href={maps.route} target="_blank" rel="noopener">
            {t("invitation:venue.how-to-get")}
            <small>{name}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
