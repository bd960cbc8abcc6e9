import type { Order } from "#app/shop/order/data.server.ts";
import { waitsForGoods } from "#app/shop/order/goods/state.ts";
import { dueDay } from "#app/shop/order/delivery/rules.ts";
import { paymentOf } from "#app/shop/order/payments/rules.ts";
import { stateViews } from "#app/shop/order/state.ts";
import { localDate } from "#app/i18n/dates.ts";
import { homeZone } from "#app/i18n/studio.ts";

/** Orders that the studio owes somebody an invitation for, and those that are not paid. */
export type DueWork = {
  /** Promised by a day that is past, the oldest first. */
  overdue: Order[];
  dueToday: Order[];
  /** Promised by a day to come, the soonest first. */
  later: Order[];
  /** Published, and the customer has not paid yet. */
  unpaid: Order[];
  /** Nothing is owed any more but what is printed, sent or handed over; the soonest day first. */
  goods: Order[];
};

/**
 * The due work of some orders, by the clock where the studio is.
 * @param now milliseconds since 1970 in UTC.
 */
export function dueWorkOf(orders: readonly Order[], now: number): DueWork {
  const today = localDate(now, homeZone);
  const inWork = orders
    .filter((order) => stateViews[order.state].hasReadyDay && !waitsForGoods(order))
    .map((order) => ({ order, day: dueDay(order) }))
    .toSorted((item, other) => item.day.localeCompare(other.day));
  return {
    overdue: inWork.flatMap(({ order, day }) => (day < today ? [order] : [])),
    dueToday: inWork.flatMap(({ order, day }) => (day === today ? [order] : [])),
    later: inWork.flatMap(({ order, day }) => (day > today ? [order] : [])),
    goods: orders
      .filter(waitsForGoods)
      .toSorted((entry, other) => entry.occasionDate.localeCompare(other.occasionDate)),
    unpaid: orders.filter(
      (order) => order.state === "published" && paymentOf(order)?.state === "waiting",
    ),
  };
}
