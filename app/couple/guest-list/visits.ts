import type { TFunction } from "i18next";
import { linkStateOf } from "#app/domain/guests/links.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { formatDate, momentOf, wallTime } from "#app/i18n/dates.ts";

type Visits = Pick<Household, "code" | "openedAt" | "lastOpenedAt" | "deliveredAt">;

/**
 * When a personal link was first and last opened, or else delivered, in the words of the page.
 * @param timeZone that of the event.
 * @returns nothing for a link that nobody opened, or that was withdrawn.
 */
export function visitsOf(household: Visits, timeZone: string, t: TFunction): string[] {
  const momentText = (instant: number | null) =>
    instant === null ? "" : momentOf(instant, timeZone, t).text;
  const { openedAt, lastOpenedAt, deliveredAt } = household;
  const state = linkStateOf(household);
  if (state === "delivered")
    return [t("dashboard-guests:visit.delivered", { date: momentText(deliveredAt) })];
  if (state !== "opened") return [];
  const [first, last] = [momentText(openedAt), momentText(lastOpenedAt)];
  return [
    t("dashboard-guests:visit.opened", { date: first }),
    ...(last && last !== first ? [t("dashboard-guests:visit.last", { date: last })] : []),
  ];
}

/** The day on which a personal link was last opened; null where nobody did, or it was withdrawn. */
export function lastVisitOf(household: Visits, timeZone: string, t: TFunction): string | null {
  const instant = household.lastOpenedAt ?? household.openedAt;
  if (linkStateOf(household) !== "opened" || instant === null) return null;
  return t("dashboard-guests:visit.last", {
    date: formatDate(t, wallTime(instant, timeZone), "day"),
  });
}
