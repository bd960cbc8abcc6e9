import { isDemo } from "#app/domain/invitation/kinds.ts";
import { daysLater, movedBy } from "#app/domain/invitation/move-dates.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { localDate } from "#app/i18n/dates.ts";

/**
 * Demos lie at least this many days ahead, because a sample in the past would not show its form.
 */
const daysAhead = 60;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Weeks in the average Gregorian year. */
const weeksInYear = 365.2425 / 7;

const minuteMs = 60_000;

/** Each demo as it was shown last, and in which minute. */
const shown = new WeakMap<
  PublishedInvitation,
  { minute: number; invitation: PublishedInvitation }
>();

/**
 * An invitation as shown at `now` (milliseconds since 1970 in UTC). A demo moves to the next year
 * in which its date lies ahead, by whole weeks: the weekday stays, and the date is the nearest to
 * the original. A customer's invitation never moves.
 */
export function withDemoDates(invitation: PublishedInvitation, now: number): PublishedInvitation {
  if (!isDemo(invitation)) return invitation;
  // Days begin with a minute, so nothing moves within one.
  const minute = Math.floor(now / minuteMs);
  const cachedView = shown.get(invitation);
  if (cachedView?.minute === minute) return cachedView.invitation;
  const moved = movedAhead(invitation, now);
  shown.set(invitation, { minute, invitation: moved });
  return moved;
}

function movedAhead(invitation: PublishedInvitation, now: number): PublishedInvitation {
  let days = 0;
  for (let years = 1; !isAhead(invitation, days, now); years += 1)
    days = Math.round(years * weeksInYear) * 7;
  return days === 0 ? invitation : movedBy(invitation, days);
}

/** True if, moved by `days`, the event is far enough ahead and replies are still accepted. */
function isAhead({ event, reply }: PublishedInvitation, days: number, now: number): boolean {
  const on = (instant: number) => localDate(instant, event.timeZone);
  return (
    daysLater(event.start.slice(0, 10), days) > on(now + daysAhead * dayInMilliseconds) &&
    (!reply?.deadline || daysLater(reply.deadline, days) >= on(now))
  );
}
