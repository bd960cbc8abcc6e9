import { useTranslation } from "#app/i18n/use-translation.ts";
import type { DateView } from "#app/guest/sections/date/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/** A leaf of a wall calendar with the day marked. */
export function Section({
  section: { note },
  view: { event },
  ornament: { Bullet },
}: SectionProps<DateView>) {
  const { t } = useTranslation();
  const zone = t(`dates:zones.${event.timeZone}`, { defaultValue: "" });
  return (
    <section className="date">
      <h2 className="display">
        {t(`dates:months.${event.month}`)} <small>{event.year}</small>
      </h2>
      <table aria-label={t("invitation:calendar.date-label")}>
        <thead>
          <tr>
            {week.map((day) => (
              <th key={day} scope="col" aria-label={t(`dates:weekdays.${day}`)}>
                {t(`dates:weekdays-short.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(event.year, event.month).map((days, row) => (
            <tr key={row}>
              {days.map((day, column) =>
                day === event.day ? (
                  <td key={column} className="that-day" aria-label={event.full}>
                    <Bullet />
                    <b>{day}</b>
                  </td>
                ) : (
                  <td key={column}>{day}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {event.full}
        {event.time && (
          <time className="display date-time" dateTime={event.moment}>
            {event.time}
            {zone && <small className="clock">{zone}</small>}
          </time>
        )}
      </p>
      {note && <p className="lines muted">{note}</p>}
    </section>
  );
}

/** A month as rows of seven, Monday first; null outside the month. Months are 1–12. */
function weeksOf(year: number, month: number): (number | null)[][] {
  const blankDays = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() || 7) - 1;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const rows = Math.ceil((blankDays + days) / 7);
  return Array.from({ length: rows }, (_, row) =>
    week.map((weekday) => {
      const day = row * 7 + weekday - blankDays;
      return day >= 1 && day <= days ? day : null;
    }),
  );
}
