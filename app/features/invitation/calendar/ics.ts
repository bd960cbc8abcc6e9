import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { CalendarEvent } from "#app/features/invitation/calendar/event.ts";
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
 * Writes the event as an iCalendar file (RFC 5545). Times are in UTC, which needs no VTIMEZONE.
 * Control characters, which section 3.1 forbids, are removed from its texts. An event that does not
 * take place is a cancellation (RFC 5546 section 3.2.5): its METHOD and STATUS, the same UID, the
 * higher sequence, and no alarms.
 */
export function icsOf(
  event: CalendarEvent,
  { sequence, lastModified, stamp }: CalendarRevision,
): string {
  const title = cleanLine(event.title);
  const place = cleanLine(event.location);
  const calendar = new ICalCalendar({
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
    start: new Date(event.start),
    end: new Date(event.end),
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
