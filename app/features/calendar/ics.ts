import type { CalendarEvent } from "#app/features/calendar/event.ts";
import { compact } from "#app/features/calendar/links.ts";

/** RFC 5545 section 3.1: lines of at most 75 octets, without their break. */
const lineOctets = 75;

/**
 * The event as an iCalendar file (RFC 5545).
 * @param stamp when the definition was published or the file is made, milliseconds since 1970 in UTC.
 */
export function icsOf(event: CalendarEvent, stamp: number): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Hraver//Invitations//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${compact(stamp)}`,
    `DTSTART:${compact(event.start)}`,
    `DTEND:${compact(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.details)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.position ? [`GEO:${event.position.join(";")}`] : []),
    `URL:${event.url}`,
    ...["-P7D", "-P1D"].flatMap((trigger) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escapeText(event.title)}`,
      `TRIGGER:${trigger}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** RFC 5545 section 3.3.11. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

/** Folds by octets and never inside a letter: an Armenian one takes two. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
