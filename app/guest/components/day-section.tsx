import { useTranslation } from "#app/i18n/use-translation.ts";
import type { DayHour, DayView } from "#app/guest/day/view.ts";
import { leftText, type LeftTexts } from "#app/guest/day/texts.ts";

/**
 * The next hour, above everything else on the day of the event. All hours are in the page; those
 * that are not shown now are hidden, and script/hours.ts moves on from one to the next.
 * @param now milliseconds since 1970 in UTC.
 */
export function DaySection({ day, now }: { day: DayView; now: number }) {
  const { t } = useTranslation();
  const texts: LeftTexts = {
    both: t("invitation:day.in-both", { hours: "%h", minutes: "%m" }),
    hours: t("invitation:day.in-hours", { hours: "%h" }),
    minutes: t("invitation:day.in-minutes", { minutes: "%m" }),
    now: t("invitation:day.now"),
  };
  const { call } = day;
  return (
    <section className="day" aria-labelledby="day">
      <h2 className="kicker kicker-plain" id="day">
        {t("invitation:countdown.today")}
      </h2>
      {day.hours.length > 0 && (
        <ol data-day={JSON.stringify(texts)}>
          {day.hours.map((hour, index) => (
            <Hour key={index} hour={hour} now={now} texts={texts} />
          ))}
        </ol>
      )}
      {call && (
        <p className="day-call">
          {call.name && <span className="muted">{call.name}</span>}{" "}
          <a className="quiet-link" href={call.href}>
            {call.phone}
          </a>
        </p>
      )}
    </section>
  );
}

function Hour({ hour, now, texts }: { hour: DayHour; now: number; texts: LeftTexts }) {
  const { t } = useTranslation();
  const { at: instant, from, until, clock, place } = hour;
  return (
    <li data-at={instant} data-from={from} data-until={until} hidden={now < from || now >= until}>
      <p className="day-hour">
        <time className="display" dateTime={hour.moment}>
          {hour.time}
          {clock && <small className="clock">{clock}</small>}
        </time>
        <span data-left>{leftText(instant - now, texts)}</span>
      </p>
      <h3 className="display">{hour.title}</h3>
      {place && (
        <>
          <p>
            {place.name}
            {place.address && <span className="muted">{place.address}</span>}
          </p>
          <p className="actions">
            <a className="button primary" href={place.route} target="_blank" rel="noopener">
              {t("invitation:venue.how-to-get")}
            </a>
            {place.taxis.map(({ name, href }) => (
              <a key={name} className="button" href={href} target="_blank" rel="noopener">
                {t("invitation:day.taxi", { name })}
              </a>
            ))}
          </p>
        </>
      )}
    </li>
  );
}
