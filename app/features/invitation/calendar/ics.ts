import { ICalAlarmType, ICalCalendar, ICalCalendarMethod } from "ical-generator";
import type { CalendarEvent } from "#app/features/invitation/calendar/event.ts";
import { cleanLine, cleanLines } from "#app/lib/clean.ts";

/** Which state of an event a file tells, so that a newer file replaces an older in a calendar. */
export type CalendarRevision = {
  /** Higher with each version that is published (RFC 5545 section 3.8.7.4). */
  sequence: number;
  /** When that version was published, milliseconds since 1970 in UTC; null where that is not known. */
  lastModified: number | null;
  /** When the file is made, milliseconds since 1970 in UTC: of equal sequences the later counts. */
  stamp: number;
};

/** When a calendar reminds of the event, in seconds before it: a week and a day. */
const reminders = [7 * 24 * 60 * 60, 24 * 60 * 60];

/**
 * The event as an iCalendar file (RFC 5545). Moments are in UTC, so that no time zone need be told.
 * Control characters, which section 3.1 forbids, are taken out of its texts.
 */
export function icsOf(
  event: CalendarEvent,
  { sequence, lastModified, stamp }: CalendarRevision,
): string {
  const title = cleanLine(event.title);
  const place = cleanLine(event.location);
  const calendar = new ICalCalendar({
    prodId: { company: "Hraver", product: "Invitations", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    scale: "GREGORIAN",
  });
  calendar.createEvent({
    id: event.uid,
    sequence,
    stamp: new Date(stamp),
    lastModified: lastModified === null ? null : new Date(lastModified),
    start: new Date(event.start),
    end: new Date(event.end),
    summary: title,
    description: cleanLines(event.details),
    location: place ? { title: place, geo: geoOf(event) } : null,
    url: event.url,
    alarms: reminders.map((trigger) => ({
      type: ICalAlarmType.display,
      trigger,
      description: title,
    })),
  });
  // RFC 5545 section 3.4 ends the last line too; the library leaves its break out.
  return `${calendar.toString()}\r\n`;
}

/** RFC 5545 section 3.8.1.6: at most six decimals. */
function geoOf({ position }: CalendarEvent) {
  const [lat, lon] = position ?? [];
  if (lat === undefined || lon === undefined) return undefined;
  return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
}
