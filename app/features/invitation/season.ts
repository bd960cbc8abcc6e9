import { isOnShow } from "#app/features/invitation/kinds.ts";
import { daysLater, movedBy } from "#app/features/invitation/move.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { localDate } from "#app/i18n/dates.ts";

/** What is on show lies at least so many days ahead: nobody orders an invitation to last week. */
const daysAhead = 60;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** On the average of the Gregorian calendar. */
const weeksInYear = 365.2425 / 7;

/**
 * An invitation as it is read at `now` (milliseconds since 1970 in UTC). What is on show moves to the
 * next year in which its season lies ahead, by whole weeks: the weekday stays, the date is the nearest
 * to its own. A customer's invitation never moves.
 */
export function inSeason(invitation: PublishedInvitation, now: number): PublishedInvitation {
  if (!isOnShow(invitation)) return invitation;
  let days = 0;
  for (let years = 1; !isAhead(invitation, days, now); years += 1)
    days = Math.round(years * weeksInYear) * 7;
  return days === 0 ? invitation : movedBy(invitation, days);
}

/** Whether, so many days later, the day is far enough ahead and an answer is still taken. */
function isAhead({ event, reply }: PublishedInvitation, days: number, now: number): boolean {
  const on = (instant: number) => localDate(instant, event.timeZone);
  return (
    daysLater(event.start.slice(0, 10), days) > on(now + daysAhead * dayInMilliseconds) &&
    (!reply?.deadline || daysLater(reply.deadline, days) >= on(now))
  );
}
