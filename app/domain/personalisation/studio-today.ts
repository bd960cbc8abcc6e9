import { localDate } from "#app/i18n/dates.ts";
import { homeZone } from "#app/i18n/studio.ts";

/** Today's date where the studio is, `2027-06-12`. */
export function today(now: number): string {
  return localDate(now, homeZone);
}
