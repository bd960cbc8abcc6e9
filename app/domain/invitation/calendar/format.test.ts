import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { eventOf } from "#app/domain/invitation/calendar/view.ts";
import { icsOf } from "#app/domain/invitation/calendar/format.ts";
import { calendarLinks } from "#app/domain/invitation/calendar/links.ts";
import { studio } from "#app/i18n/studio.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { cleanLine, cleanLines } from "#app/lib/clean.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { readCalendar, startIn, valueIn } from "../../../../tests/support/icalendar.ts";
import { weddingOf } from "../../../../tests/support/invitations.ts";

const wedding = weddingOf({
  event: { start: "2027-06-12T15:00", end: "2027-06-12T23:30", timeZone: "Asia/Yerevan" },
  sections: [
    {
      type: "venue",
      programmeItem: "church-ceremony",
      start: "2027-06-12T15:00",
      name: { am: "Սուրբ Գրիգոր Լուսավորիչ Մայր Տաճար, Երևան; գլխավոր մուտք" },
      address: { am: "Երվանդ Քոչարի փողոց, Կենտրոն վարչական շրջան" },
      position: [40.1772, 44.5035],
    },
  ],
});

async function calendarEvent() {
  return eventOf(wedding, "am", "https://hraver.example", await translatorFor(env.CONTENT, "am"));
}

const revision = { sequence: 1, lastModified: null, stamp: Date.UTC(2027, 0, 1) };

test("the file says the hour of the place's clock, so a country that changes its law moves no wedding", async () => {
  const event = readCalendar(icsOf(await calendarEvent(), revision));
  expect(event).toContainEqual({
    name: "DTSTART",
    value: "20270612T150000",
    zone: "Asia/Yerevan",
  });
  expect(event).toContainEqual({ name: "DTEND", value: "20270612T233000", zone: "Asia/Yerevan" });
  expect(valueIn(event, "GEO")).toBe("40.1772;44.5035");
});

test("a program that knows no zone by its name reads the same hour, in every zone and season", async () => {
  const given = await calendarEvent();
  const wrong: string[] = [];
  for (const timeZone of Intl.supportedValuesOf("timeZone"))
    for (const local of ["2027-01-01T00:30", "2027-03-20T20:00", "2027-06-12T15:00"]) {
      const start = instantOf(local, timeZone);
      const file = icsOf({ ...given, start, end: start + 3_600_000, timeZone }, revision);
      if (startIn(file) !== start) wrong.push(`${timeZone} ${local}`);
    }
  expect(wrong).toEqual([]);
}, 30_000);

test("a zone's yearly change is one rule, and a change that follows none is told by its date", async () => {
  const given = await calendarEvent();
  const rulesOf = (timeZone: string) =>
    icsOf({ ...given, timeZone }, revision)
      .split("\r\n")
      .filter((line) => line.startsWith("RRULE"));
  expect(rulesOf("Europe/Paris")).toEqual([
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
    "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  ]);
  expect(rulesOf("America/Los_Angeles")).toEqual([
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
    "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  ]);
  expect(rulesOf("Asia/Yerevan")).toEqual([]);
  readCalendar(icsOf({ ...given, timeZone: "Africa/Casablanca" }, revision));
  expect(rulesOf("Africa/Casablanca")).toEqual([]);
});

test("a cancellation names who sends it, as a publication does", async () => {
  const given = await calendarEvent();
  const [published, cancelled] = [false, true].map((isOff) =>
    valueIn(readCalendar(icsOf({ ...given, cancelled: isOff }, revision)), "ORGANIZER"),
  );
  expect(published).toBe(`mailto:${studio.email}`);
  expect(cancelled).toBe(published);
});

test("moments are whole seconds, whenever the file is made and the invitation was published", async () => {
  const event = readCalendar(
    icsOf(await calendarEvent(), {
      sequence: 7,
      lastModified: Date.UTC(2026, 10, 20, 9, 8, 7, 6),
      stamp: Date.UTC(2026, 10, 22, 3, 51, 44, 319),
    }),
  );
  expect(valueIn(event, "DTSTAMP")).toBe("20261122T035144Z");
  expect(valueIn(event, "LAST-MODIFIED")).toBe("20261120T090807Z");
  expect(valueIn(event, "SEQUENCE")).toBe("7");
});

test("a long address in Armenian comes out of its folded lines as it went in", async () => {
  const event = readCalendar(icsOf(await calendarEvent(), revision));
  expect(valueIn(event, "LOCATION")).toBe(
    "Սուրբ Գրիգոր Լուսավորիչ Մայր Տաճար, Երևան; գլխավոր մուտք, Երվանդ Քոչարի փողոց, Կենտրոն վարչական շրջան",
  );
});

test("any text of staff gives a valid file that contains it", async () => {
  const given = await calendarEvent();
  const letters = [
    "Ե",
    "և",
    "ու",
    "a",
    ",",
    ";",
    ":",
    "\\",
    '"',
    "\n",
    "\r",
    "\t",
    " ",
    "🕊",
    "\u0301",
    "\u0007",
  ];
  const written = fc.oneof(
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 150 }),
    fc.string({ unit: "binary", maxLength: 150 }),
  );
  fc.assert(
    fc.property(
      written,
      fc.tuple(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
      ),
      fc.integer({ min: 0, max: Date.UTC(2200, 0, 1) }),
      (text, position, moment) => {
        const event = readCalendar(
          icsOf(
            { ...given, title: `.${text}`, details: `.${text}`, location: text, position },
            { sequence: 1, lastModified: moment, stamp: moment },
          ),
        );
        expect(valueIn(event, "SUMMARY")).toBe(cleanLine(`.${text}`));
        expect(valueIn(event, "DESCRIPTION")).toBe(cleanLines(`.${text}`));
        expect(valueIn(event, "LOCATION") ?? "").toBe(cleanLine(text));
      },
    ),
    { numRuns: 100 },
  );
});

test("the calendars' links carry the same instant", async () => {
  const t = await translatorFor(env.CONTENT, "am");
  const links = calendarLinks(wedding, "am", "https://hraver.example", t);
  expect(new URL(links.google).searchParams.get("dates")).toBe("20270612T110000Z/20270612T193000Z");
  expect(new URL(links.outlook).searchParams.get("startdt")).toBe("2027-06-12T11:00:00Z");
  expect(new URL(links.yahoo).searchParams.get("st")).toBe("20270612T110000Z");
  expect(links.file).toBe(`/${wedding.path}/event.ics`);
});
