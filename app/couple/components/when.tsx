import { useTranslation } from "#app/i18n/use-translation.ts";
import { formatDate, formatTime, wallTime } from "#app/i18n/dates.ts";

/** A moment in the event's time zone. @param instant milliseconds since 1970 in UTC. */
export function When({ instant, timeZone }: { instant: number; timeZone: string }) {
  const { t } = useTranslation();
  const time = wallTime(instant, timeZone);
  return (
    <time dateTime={new Date(instant).toISOString()}>
      {`${formatDate(t, time, "day")}, ${formatTime(t, time)}`}
    </time>
  );
}
