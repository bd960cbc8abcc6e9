import type { PublishedInvitation, Seen } from "#app/domain/invitation/schema.ts";
import {
  isVenue,
  scheduleOf,
  venueOfStart,
  type ScheduledItem,
} from "#app/domain/invitation/schedule.ts";
import { wallTime } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";

type Part = Pick<PublishedInvitation, "event" | "sections">;
type Seeing = Required<Seen>["seen"];

/**
 * The event as a household sees it that does not see all hours and places. It begins with the
 * event's own hour where that is meant for the household, else with its first hour after that, else
 * with its first: hours before the event, as at the groom's home, come before it for everybody.
 * Where it begins later its place is the venue of that hour. It ends where the next place begins to
 * which the household is not invited.
 */
export function ownEvent(
  programme: Part,
  sections: Part["sections"],
): { event: Part["event"]; seen: Seeing } {
  const { event } = programme;
  const seen = { whole: { event, sections: programme.sections }, hasHour: true };
  const part = { event, sections, seen };
  const all = scheduleOf(programme);
  const stages = scheduleOf(part);
  const start = instantOf(event.start, event.timeZone);
  const leading = all.find(({ at }) => at >= start);
  const end = ownEnd(programme, all, stages);
  if (!leading || stages.some(({ at }) => at === leading.at))
    return { event: { ...event, end }, seen };
  const first = stages.find(({ at }) => at >= start) ?? stages[0];
  if (!first) {
    const local = `${event.start.slice(0, 10)}T00:00`;
    const place = sections.find(isVenue)?.name;
    return { event: { ...event, start: local, end, place }, seen: { ...seen, hasHour: false } };
  }
  const begun = { ...event, start: localOn(event.timeZone, first), end };
  const place = venueOfStart({ event: begun, sections, seen })?.name;
  return { event: { ...begun, place }, seen };
}

/** The event's end, or where the next stop begins whose place the household does not see. */
function ownEnd(
  { event }: Part,
  all: readonly ScheduledItem[],
  stages: readonly ScheduledItem[],
): string | undefined {
  const last = stages.at(-1);
  const ownVenues = new Set(stages.map(({ venue }) => venue));
  const next = last && all.find(({ at, venue }) => at > last.at && venue && !ownVenues.has(venue));
  return next ? localOn(event.timeZone, next) : event.end;
}

/** An hour on the event's clock, `2027-06-12T15:00`. */
function localOn(timeZone: string, entry: ScheduledItem): string {
  if (entry.timeZone === timeZone) return entry.local;
  const { year, month, day, hour, minute } = wallTime(entry.at, timeZone);
  const [date, time] = [
    [month, day],
    [hour, minute],
  ].map((pair) => pair.map((number) => String(number).padStart(2, "0")));
  return `${year}-${date?.join("-")}T${time?.join(":")}`;
}
