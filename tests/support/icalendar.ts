import ICAL from "ical.js";
import { expect } from "vitest";

/** A property of an event: `DTSTART`, its zone where it has one, and its value unfolded. */
export type Property = { name: string; value: string; zone?: string };

const utc = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/;
const local = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])[0-5]\d[0-5]\d$/;
/** A day without an hour, `VALUE=DATE`. */
const date = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
const offset = /^[+-]\d{4}$/;
const text = /^([^\\;,]|\\[\\;,nN])*$/;

/** The syntax of each property's value in RFC 5545; the file must have no others. */
const values: Record<string, RegExp> = {
  BEGIN: /^(VCALENDAR|VTIMEZONE|STANDARD|DAYLIGHT|VEVENT|VALARM)$/,
  END: /^(VCALENDAR|VTIMEZONE|STANDARD|DAYLIGHT|VEVENT|VALARM)$/,
  VERSION: /^2\.0$/,
  PRODID: text,
  CALSCALE: /^GREGORIAN$/,
  METHOD: /^(PUBLISH|CANCEL)$/,
  UID: text,
  STATUS: /^(CONFIRMED|CANCELLED)$/,
  SEQUENCE: /^\d+$/,
  DTSTAMP: utc,
  DTSTART: local,
  DTEND: local,
  TZID: /^[A-Z][\w+/-]+$/i,
  TZOFFSETFROM: offset,
  TZOFFSETTO: offset,
  RRULE: /^FREQ=YEARLY;BYMONTH=\d+;BYDAY=(-1|[1-4])(SU|MO|TU|WE|TH|FR|SA)$/,
  ORGANIZER: /^mailto:[^@]+@[^@]+$/,
  "LAST-MODIFIED": utc,
  SUMMARY: text,
  DESCRIPTION: text,
  LOCATION: text,
  GEO: /^-?\d{1,2}(\.\d{1,6})?;-?\d{1,3}(\.\d{1,6})?$/,
  URL: /^https?:\/\/[!-~]+$/,
  ACTION: /^DISPLAY$/,
  TRIGGER: /^-P\d+D$/,
  // Outlook's own word for a day without an hour.
  "X-MICROSOFT-CDO-ALLDAYEVENT": /^TRUE$/,
  "X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT": /^TRUE$/,
};

/**
 * Parses a calendar file strictly by RFC 5545 and checks its mandatory properties.
 * @returns the properties of its event, without those of its alarms.
 */
export function readCalendar(file: string): Property[] {
  expect(file.endsWith("\r\n"), "the last line ends").toBe(true);
  const encoder = new TextEncoder();
  const physical = file.slice(0, -2).split("\r\n");
  for (const line of physical) {
    expect(line, "no control characters").not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(encoder.encode(line).length, line).toBeLessThanOrEqual(75);
    expect(line.isWellFormed(), `no letter is cut: ${line}`).toBe(true);
  }
  const properties = physical
    .join("\r\n")
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .map((line): Property => {
      const [, name = "", parameters = "", value = ""] =
        /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[\w/+-]+))*):(.+)$/.exec(line) ?? [];
      const kind = /;VALUE=DATE\b/.test(parameters) ? date : values[name];
      expect(value, `${name || line} has a value of its kind`).toMatch(kind ?? /^never$/);
      return { name, value, zone: /;TZID=([^;]+)/.exec(parameters)?.[1] };
    });
  return eventIn(properties);
}

/** Components are nested, and each has its mandatory properties exactly once. */
function eventIn(properties: Property[]): Property[] {
  const open: { component: string; own: Property[] }[] = [];
  const closed: typeof open = [];
  for (const property of properties) {
    if (property.name === "BEGIN") open.push({ component: property.value, own: [] });
    else if (property.name === "END") {
      const last = open.pop();
      expect(last?.component, "what was begun is ended").toBe(property.value);
      if (last) closed.push(last);
    } else open.at(-1)?.own.push(property);
  }
  expect(open).toEqual([]);
  const cancels = properties.some(({ name, value }) => name === "METHOD" && value === "CANCEL");
  const components = closed.map(({ component }) => component);
  const [, clocks = ""] = /^((?:STANDARD|DAYLIGHT| )+) VTIMEZONE /.exec(components.join(" ")) ?? [];
  expect(clocks, "the zone has its rule").not.toBe("");
  expect(components.slice(clocks.split(" ").length)).toEqual([
    "VTIMEZONE",
    ...(cancels ? [] : ["VALARM", "VALARM"]),
    "VEVENT",
    "VCALENDAR",
  ]);
  expect(
    properties.some(({ name, value }) => name === "STATUS" && value === "CANCELLED"),
    "the method and the event's status agree (RFC 5546 section 3.2.5)",
  ).toBe(cancels);
  const required: Record<string, string[]> = {
    VCALENDAR: ["METHOD", "PRODID", "VERSION"],
    VTIMEZONE: ["TZID"],
    STANDARD: ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"],
    DAYLIGHT: ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"],
    // ORGANIZER: RFC 5546 sections 3.2.1 and 3.2.5.
    VEVENT: ["DTEND", "DTSTAMP", "DTSTART", "ORGANIZER", "SEQUENCE", "SUMMARY", "UID", "URL"],
    VALARM: ["ACTION", "DESCRIPTION", "TRIGGER"],
  };
  for (const { component, own } of closed) {
    const names = own.map(({ name }) => name);
    expect(new Set(names).size, `${component} says each thing once`).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(required[component] ?? []));
  }
  const event = closed.find(({ component }) => component === "VEVENT")?.own ?? [];
  const zone = properties.find(({ name }) => name === "TZID")?.value;
  for (const { name, zone: own, value } of event) {
    const isHour = (name === "DTSTART" || name === "DTEND") && !date.test(value);
    expect(own, name).toBe(isHour ? zone : undefined);
  }
  return event;
}

/**
 * The start of a file's event as a program understands it that knows no zone by its name: by the
 * file's VTIMEZONE alone. Milliseconds since 1970 in UTC.
 */
export function startIn(file: string): number {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent") ?? undefined;
  return new ICAL.Event(event).startDate.toJSDate().getTime();
}

/** The value of a property as a calendar shows it; null where the event has none. */
export function valueIn(event: readonly Property[], name: string): string | null {
  const value = event.find((property) => property.name === name)?.value;
  return value === undefined
    ? null
    : value.replaceAll(/\\(.)/g, (_, letter: string) => (/n/i.test(letter) ? "\n" : letter));
}
