import { useTranslation } from "#app/i18n/use-translation.ts";
import type { CalendarLinks } from "#app/domain/invitation/calendar/links.ts";

/**
 * Links for a guest who comes: calendar and directions.
 * @param calendar null where the invitation has no calendar section.
 */
export function NextSteps({
  calendar,
  venues,
}: {
  calendar: CalendarLinks | null;
  venues: readonly { title: string; name: string; maps: { route: string } }[];
}) {
  const { t } = useTranslation();
  if (!calendar && venues.length === 0) return null;
  return (
    <ul className="next-steps">
      {calendar && (
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
