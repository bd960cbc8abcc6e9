import { localDate } from "#app/i18n/dates.ts";

/** Today's date in Armenia, where most customers celebrate, `2027-06-12`. */
export function today(now: number): string {
  return localDate(now, "Asia/Yerevan");
}
