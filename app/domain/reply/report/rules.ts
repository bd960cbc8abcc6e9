import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import { closesAt } from "#app/domain/invitation/reply/deadline.ts";
import { localDate } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { dayInMilliseconds } from "#app/platform/privacy/stores.ts";

/** Local times of reports: a digest when the day is over, the numbers when it begins. */
const digestTime = "20:00";
const numbersTime = "09:00";
/** Days before the deadline on which the numbers are sent. */
const daysBefore = [3, 0];

/** The time of a report, in milliseconds since 1970 in UTC, and its local day. */
export type ReportTime = { at: number; day: string };

/** The last time at which a digest was due, on the clock of the event's place. */
export function lastDigestTime(timeZone: string, now: number): ReportTime {
  const reportTime = (day: string) => ({ at: instantOf(`${day}T${digestTime}`, timeZone), day });
  const today = reportTime(localDate(now, timeZone));
  if (today.at <= now) return today;
  return reportTime(dayBefore(today.day, 1));
}

/**
 * The last time at which the numbers were due; null before the first one, when replies are closed,
 * without a deadline, and when the event was called off.
 */
export function lastNumbersTime(
  invitation: Pick<PublishedInvitation, "event" | "reply" | "status">,
  now: number,
): ReportTime | null {
  const deadline = invitation.reply?.deadline;
  if (!deadline || calledOff(invitation) || now >= closesAt(invitation)) return null;
  const times = daysBefore.map((days) =>
    instantOf(`${dayBefore(deadline, days)}T${numbersTime}`, invitation.event.timeZone),
  );
  const instant = times.findLast((time) => time <= now);
  return instant === undefined ? null : { at: instant, day: deadline };
}

/** The day before a date, or several days before. */
function dayBefore(day: string, days: number): string {
  return localDate(Date.parse(`${day}T12:00Z`) - days * dayInMilliseconds, "UTC");
}
