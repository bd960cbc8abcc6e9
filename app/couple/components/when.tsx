import { useTranslation } from "#app/i18n/use-translation.ts";
import { momentOf } from "#app/i18n/dates.ts";

/** A moment in the event's time zone. @param instant milliseconds since 1970 in UTC. */
export function When({ instant, timeZone }: { instant: number; timeZone: string }) {
  const { t } = useTranslation();
  const { text, iso } = momentOf(instant, timeZone, t);
  return <time dateTime={iso}>{text}</time>;
}
