import { useTranslation } from "#app/i18n/use-translation.ts";
import { capitals } from "#app/i18n/capitals.ts";
import type { CalendarView } from "#app/guest/sections/calendar/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/** The `.ics` file works on most phones, so it is the large button. */
export function Section({ view: { calendar: links, language } }: SectionProps<CalendarView>) {
  const { t } = useTranslation();
  if (!links) return null;
  return (
    <section className="calendar-links" id="calendar">
      <h2 className="kicker">{capitals(t("invitation:calendar.heading"), language)}</h2>
      <a className="button primary" href={links.file}>
        {t("invitation:calendar.file")}
      </a>
      <ul>
        {(["google", "outlook", "yahoo"] as const).map((calendar) => (
          <li key={calendar}>
            <a className="quiet-link" href={links[calendar]} target="_blank" rel="noopener">
              {t(`invitation:calendar.${calendar}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
