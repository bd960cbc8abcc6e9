import { localDate } from "#app/i18n/dates.ts";

/** The day it is where most of the studio's customers celebrate, `2027-06-12`. */
export function today(now: number): string {
  return localDate(now, "Asia/Yerevan");
}
