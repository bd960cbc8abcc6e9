import type { TFunction } from "i18next";
import { localDate } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { eventOf } from "#app/domain/invitation/calendar/view.ts";

/** Addresses that add the event to a guest's calendar. */
export type CalendarLinks = { file: string; google: string; outlook: string; yahoo: string };

/**
 * The links all carry the same instant: Google and Yahoo take UTC with a `Z`, Outlook an offset. Of
 * an event without an hour they carry the day, Google and Outlook with the one after it as its end.
 * @param origin the site's public origin, without a slash at its end.
 * @param query that of the reader's personal link, `?g=…`; empty on the general link.
 */
export function calendarLinks(
  invitation: PublishedInvitation,
  language: Language,
  origin: string,
  t: TFunction,
  query = "",
): CalendarLinks {
  const event = eventOf(invitation, language, origin, t, query);
  const days = [event.start, event.end].map((instant) => localDate(instant, event.timeZone));
  const [first = "", next = ""] = days;
  const span = event.isAllDay
    ? days.map(figuresOf).join("/")
    : `${compact(event.start)}/${compact(event.end)}`;
  // Each text stands in three addresses, and encoding it takes longer than all the rest.
  const [title, details, location] = [event.title, event.details, event.location].map(encoded);
  const outlookSpan = event.isAllDay
    ? `startdt=${first}&enddt=${next}&allday=true`
    : `startdt=${encoded(iso(event.start))}&enddt=${encoded(iso(event.end))}`;
  const yahooSpan = event.isAllDay
    ? `st=${figuresOf(first)}&dur=allday`
    : `st=${compact(event.start)}&et=${compact(event.end)}`;
  return {
    file: `${new URL(event.url).pathname}/event.ics${query}`,
    google: `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${title}&dates=${encoded(span)}&ctz=${encoded(event.timeZone)}&details=${details}&location=${location}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent&subject=${title}&${outlookSpan}&body=${details}&location=${location}`,
    yahoo: `https://calendar.yahoo.com/?v=60&title=${title}&${yahooSpan}&desc=${details}&in_loc=${location}`,
  };
}

/** A value in a query. A lone surrogate, which `encodeURIComponent` refuses, becomes U+FFFD. */
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll("%20", "+");
}

/** `20270612` for `2027-06-12`. */
function figuresOf(date: string): string {
  return date.replaceAll("-", "");
}

/** `2027-06-12T11:00:00Z`: calendars take whole seconds. */
function iso(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+/, "");
}

/** `20270612T110000Z`, as RFC 5545 section 3.3.5 writes a moment in UTC. */
function compact(instant: number): string {
  return iso(instant).replaceAll(/[-:]/g, "");
}
