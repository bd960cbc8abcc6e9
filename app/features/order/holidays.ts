import type { TFunction } from "i18next";
import { readyInDays } from "#app/features/site/promises.ts";
import { formatDate, localDate, wallTimeOf } from "#app/i18n/dates.ts";
import { homeZone, studio } from "#app/i18n/studio.ts";

/** Longer than any studio is closed; ends the search where every day is a holiday. */
const mostDays = 60;

/** The studio's holidays between an order and its invitation, and the day when that is ready. */
export type Delay = { closed: string[]; ready: string };

/**
 * Counts the promised days from the day of an order, without holidays.
 * @param ordered the order's day where the studio is, `2027-06-12`.
 * @param holidays as in content/studio.json: `12-31` each year, `2027-03-29` once.
 * @returns null where no holiday delays it.
 */
export function delayOf(
  ordered: string,
  holidays: readonly string[] = studio.holidays ?? [],
): Delay | null {
  const closed: string[] = [];
  let day = ordered;
  for (let worked = 0; worked < readyInDays && closed.length < mostDays;) {
    day = dayAfter(day);
    if (holidays.includes(day) || holidays.includes(day.slice("2027-".length))) closed.push(day);
    else worked += 1;
  }
  return closed.length > 0 ? { closed, ready: day } : null;
}

/**
 * The sentence that tells a customer of holidays; null where none delays the order.
 * @param orderedAt milliseconds since 1970 in UTC.
 */
export function holidayNote(orderedAt: number, t: TFunction): string | null {
  const delay = delayOf(localDate(orderedAt, homeZone));
  return (
    delay &&
    t("order:holidays", {
      days: delay.closed.map((day) => formatDate(t, wallTimeOf(day), "day")).join(", "),
      date: formatDate(t, wallTimeOf(delay.ready), "on"),
    })
  );
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, "2027-06-12".length);
}
