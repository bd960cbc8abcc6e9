import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { eventOf } from "#app/features/invitation/calendar/event.ts";

/** Addresses that add the event to a guest's calendar. */
export type CalendarLinks = { file: string; google: string; outlook: string; yahoo: string };

/**
 * The links all carry the same instant: Google and Yahoo take UTC with a `Z`, Outlook an offset.
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
  const span = `${compact(event.start)}/${compact(event.end)}`;
  // Each text stands in three addresses, and encoding it takes longer than all the rest.
  const [title, details, location] = [event.title, event.details, event.location].map(encoded);
  const outlookSpan = `startdt=${encoded(iso(event.start))}&enddt=${encoded(iso(event.end))}`;
  return {
    file: `${new URL(event.url).pathname}/event.ics${query}`,
    google: `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${title}&dates=${encoded(span)}&ctz=${encoded(event.timeZone)}&details=${details}&location=${location}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent&subject=${title}&${outlookSpan}&body=${details}&location=${location}`,
    yahoo: `https://calendar.yahoo.com/?v=60&title=${title}&st=${compact(event.start)}&et=${compact(event.end)}&desc=${details}&in_loc=${location}`,
  };
}

/** A value in a query. A lone surrogate, which `encodeURIComponent` refuses, becomes U+FFFD. */
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll("%20", "+");
}

/** `2027-06-12T11:00:00Z`: calendars take whole seconds. */
function iso(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+/, "");
}

/** `20270612T110000Z`, as RFC 5545 section 3.3.5 writes a moment in UTC. */
function compact(instant: number): string {
  return iso(instant).replaceAll(/[-:]/g, "");
}
