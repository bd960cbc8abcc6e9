import type { TFunction } from "i18next";
import type { Order } from "#app/shop/order/data.server.ts";
import { readyInDays } from "#app/shop/site/promises.ts";
import { formatDate, localDate, wallTimeOf } from "#app/i18n/dates.ts";
import { homeZone, studio } from "#app/i18n/studio.ts";

/** Longer than any studio is closed; ends the search where every day is a holiday. */
const mostDays = 60;

/** ISO 8601 numbers of the week's days: Monday is 1. */
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** The studio's holidays between an order and its invitation, and the day when that is ready. */
export type Delay = { closed: string[]; ready: string };

/**
 * Counts the promised days from the day of an order, without holidays and without days of the week
 * on which nobody works.
 * @param ordered the order's day where the studio is, `2027-06-12`.
 * @param holidays as in content/studio.json: `12-31` each year, `2027-03-29` once.
 * @param workdays ISO 8601 numbers; none are taken for all.
 */
export function readyAfter(
  ordered: string,
  holidays: readonly string[] = studio.holidays ?? [],
  workdays: readonly number[] = studio.workdays ?? everyDay,
): Delay {
  const closed: string[] = [];
  const open = workdays.length > 0 ? workdays : everyDay;
  let day = ordered;
  for (let worked = 0, passed = 0; worked < readyInDays && passed < mostDays; passed += 1) {
    day = dayAfter(day);
    if (holidays.includes(day) || holidays.includes(day.slice("2027-".length))) closed.push(day);
    else if (open.includes(wallTimeOf(day).weekday)) worked += 1;
  }
  return { closed, ready: day };
}

/** As `readyAfter`; null where no holiday delays the order. */
export function delayOf(ordered: string, holidays?: readonly string[]): Delay | null {
  const delay = readyAfter(ordered, holidays);
  return delay.closed.length > 0 ? delay : null;
}

/**
 * The day by which an order's invitation is ready: the one that staff promised, else the one of the
 * form. As in `2027-06-12`.
 */
export function dueDay({ dueOn, createdAt }: Pick<Order, "dueOn" | "createdAt">): string {
  return dueOn ?? readyAfter(localDate(createdAt, homeZone)).ready;
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
