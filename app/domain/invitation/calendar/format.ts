import { TZDate } from "@date-fns/tz";
import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { CalendarEvent } from "#app/domain/invitation/calendar/view.ts";
import { timeZoneComponent } from "#app/domain/invitation/calendar/time-zone.ts";
import { studio } from "#app/i18n/studio.ts";
import { cleanLine, cleanLines } from "#app/lib/clean.ts";

/** The revision of an event, by which calendars replace an older file with a newer. */
export type CalendarRevision = {
  /** Higher with each version that is published (RFC 5545 section 3.8.7.4). */
  sequence: number;
  /** When that version was published, milliseconds since 1970 in UTC; null when unknown. */
  lastModified: number | null;
  /**
   * DTSTAMP: when the file is made, milliseconds since 1970 in UTC. Of equal sequences the later
   * wins.
   */
  stamp: number;
};

/** Seconds before the event: a week and a day. */
const reminders = [7 * 24 * 60 * 60, 24 * 60 * 60];

/**
 * Writes the event as an iCalendar file (RFC 5545). Its hours are those of the place's clock, with the
 * zone's name and rule, because that clock is what an invitation promises: a country that changes its
 * law moves UTC, not the wedding. Control characters, which section 3.1 forbids, are removed from its texts. An event that does not
 * take place is a cancellation (RFC 5546 section 3.2.5): its METHOD and STATUS, the same UID, the
 * higher sequence, and no alarms. RFC 5546 asks for an ORGANIZER in both; it is the studio, which
 * takes mail, and not the hosts, whose addresses are theirs.
 */
export function icsOf(
  event: CalendarEvent,
  { sequence, lastModified, stamp }: CalendarRevision,
): string {
  const title = cleanLine(event.title);
  const place = cleanLine(event.location);
  const local = (instant: number) => new TZDate(instant, event.timeZone);
  const rule = timeZoneComponent(event.timeZone, local(event.start).getFullYear());
  const calendar = new ICalCalendar({
    // Without a name: with one, the library writes DTSTAMP on that clock (RFC 5545 has it in UTC).
    timezone: { name: null, generator: () => rule },
    prodId: { company: studio.name.en, product: "Invitations", language: "EN" },
    method: event.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    scale: "GREGORIAN",
  });
  calendar.createEvent({
    id: event.uid,
    sequence,
    // Said of every event, because one may have been cancelled before.
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(stamp),
    lastModified: lastModified === null ? null : new Date(lastModified),
    start: local(event.start),
    end: local(event.end),
    timezone: event.timeZone,
    allDay: event.isAllDay,
    organizer: { name: studio.name.en, email: studio.email },
    summary: title,
    description: cleanLines(event.details),
    location: place ? { title: place, geo: geoOf(event) } : null,
    url: event.url,
    alarms: event.cancelled
      ? []
      : reminders.map((trigger) => ({
          type: ICalAlarmType.display,
          trigger,
          description: title,
        })),
  });
  // RFC 5545 section 3.4 ends the last line too; the library omits that line break.
  return `${calendar.toString()}\r\n`;
}

/** RFC 5545 section 3.8.1.6: at most six decimals. */
function geoOf({ position }: CalendarEvent) {
  const [lat, lon] = position ?? [];
  if (lat === undefined || lon === undefined) return undefined;
  return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
}
