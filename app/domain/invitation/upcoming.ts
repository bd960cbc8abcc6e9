import { instantOf } from "#app/i18n/time-zones.ts";
import { localDate } from "#app/i18n/dates.ts";
import { daysBetween } from "#app/domain/invitation/move-dates.ts";

/** When an event begins: local to its zone, `2027-06-12T15:00`. */
type Dated = { event: string; timeZone: string };

/** Days from today to an event's day, on the clock of its place; negative once it is past. */
export function daysUntil({ event, timeZone }: Dated, now: number): number {
  return daysBetween(localDate(now, timeZone), event.slice(0, 10));
}

/** True if an event is today or within so many days. */
export function isWithinDays(dated: Dated, days: number, now: number): boolean {
  const until = daysUntil(dated, now);
  return until >= 0 && until <= days;
}

/** Earlier events first. */
export function byStart(entry: Dated, other: Dated): number {
  return instantOf(entry.event, entry.timeZone) - instantOf(other.event, other.timeZone);
}
