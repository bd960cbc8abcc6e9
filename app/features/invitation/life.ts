import { TZDate } from "@date-fns/tz";
import { instantOf } from "#app/features/language/dates.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";

/** How long an invitation stays after its event. Source: spec.md section 9. */
const monthsAfter = 6;

/**
 * When an invitation's page ends, in milliseconds since 1970 in UTC: at the end of the day that
 * staff set (`until`), else six months after the event, at the event's place.
 */
export function endsAt({ event, until }: Pick<PublishedInvitation, "event" | "until">): number {
  if (until) return instantOf(`${until}T23:59`, event.timeZone) + 60_000;
  const end = new TZDate(instantOf(event.start, event.timeZone), event.timeZone);
  end.setMonth(end.getMonth() + monthsAfter);
  return end.getTime();
}
