import { wallTime } from "#app/features/language/dates.ts";

/** The day it is where most of the studio's customers celebrate, `2027-06-12`. */
export function today(now: number): string {
  const { year, month, day } = wallTime(now, "Asia/Yerevan");
  return [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}
