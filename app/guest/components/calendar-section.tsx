import { useTranslation } from "#app/i18n/use-translation.ts";
import type { CalendarLinks } from "#app/domain/invitation/calendar/links.ts";
import { capitals } from "#app/i18n/capitals.ts";
import type { Language } from "#app/i18n/languages.ts";

/** The `.ics` file works on most phones, so it is the large button. */
export function CalendarSection({ links, language }: { links: CalendarLinks; language: Language }) {
  const { t } = useTranslation();
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
