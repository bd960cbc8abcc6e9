import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { wholeOf } from "#app/domain/invitation/whole.ts";
import { instantOf } from "#app/i18n/time-zones.ts";

/**
 * The instant from which an invitation accepts no replies, in milliseconds since 1970 in UTC: the
 * end of the deadline's day at the venue or, without a deadline, the start of the event,
 * for all guests alike.
 */
export function closesAt(
  invitation: Pick<PublishedInvitation, "event" | "seen"> & { reply?: { deadline?: string } },
): number {
  const { timeZone, start } = wholeOf(invitation).event;
  const deadline = invitation.reply?.deadline;
  return deadline ? instantOf(`${deadline}T23:59`, timeZone) + 60000 : instantOf(start, timeZone);
}
