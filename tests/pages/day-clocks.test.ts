import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { attributesOf, countOf, textsOf } from "../support/html.ts";
import { readCalendar, startIn, valueIn } from "../support/icalendar.ts";
import { publish } from "../support/invitations.ts";
import { open } from "../support/site.ts";
import { everywhere, hoursIn, pageAt, weddingDay, weddingWith } from "../support/wedding-day.ts";

const day = weddingDay;

/** A wedding in Paris that begins with a blessing in Yerevan and ends with a dinner in London. */
const places = weddingWith({
  languages: ["en"],
  event: { start: `${day}T15:00`, timeZone: "Europe/Paris" },
  sections: [
    {
      type: "venue",
      title: { en: "Blessing" },
      start: `${day}T10:00`,
      timeZone: "Asia/Yerevan",
      name: { en: "Zoravor" },
      position: [40.1838, 44.5155],
    },
    {
      type: "venue",
      programmeItem: "church-ceremony",
      start: `${day}T15:00`,
      name: { en: "Saint Jean-Baptiste" },
      position: [48.8655, 2.3017],
    },
    {
      type: "venue",
      programmeItem: "wedding-party",
      title: { en: "Dinner" },
      start: `${day}T20:30`,
      timeZone: "Europe/London",
      name: { en: "The Orangery" },
    },
    {
      type: "timeline",
      items: [
        { at: "15:00", programmeItem: "church-ceremony" },
        { at: "20:30", programmeItem: "wedding-party" },
        { at: "23:45", programmeItem: "end" },
      ],
    },
    { type: "calendar" },
  ],
  reply: undefined,
});

test("places on other clocks have their own hours, in the order in which they come", async () => {
  const { path, version } = await publish(env.CONTENT, places);
  const paris = (local: string) => instantOf(local, "Europe/Paris");
  const at = (local: string) => pageAt(places, paris(local));
  // Midnight in Yerevan, where the day comes first, is 22:00 in Paris.
  expect(countOf(await at("2027-06-11T21:59"), ".day")).toBe(0);
  expect(hoursIn(await at("2027-06-11T22:00"))).toEqual(["10:00 in 10 h Blessing"]);
  const morning = await at(`${day}T08:30`);
  expect(hoursIn(morning)).toEqual(["10:00 Now Blessing", "15:00 in 6 h 30 min Church ceremony"]);
  expect(textsOf(morning, ".day li:not([hidden]) .day-hour .clock")).toEqual([
    "Yerevan time",
    "Paris time",
  ]);
  expect(attributesOf(morning, ".venue time", "dateTime")).toEqual([
    `${day}T10:00+04:00`,
    `${day}T15:00+02:00`,
    `${day}T20:30+01:00`,
  ]);
  // The hour of the party is London's in the programme, too; the programme's end is the event's.
  expect(attributesOf(morning, "ol:not([data-day]) time", "dateTime")).toEqual([
    `${day}T15:00+02:00`,
    `${day}T20:30+01:00`,
    `${day}T23:45+02:00`,
  ]);
  expect(hoursIn(await at(`${day}T21:00`))).toEqual(["20:30 in 30 min Dinner"]);
  // A taxi is one that drives at the place, not at the event's.
  expect(attributesOf(morning, ".day a.button:not(.primary)", "href").join(" ")).toMatch(
    /yandex.*m\.uber\.com/,
  );
  // Until midnight in London.
  expect(countOf(await at("2027-06-13T00:59"), ".day")).toBe(1);
  expect(countOf(await at("2027-06-13T01:00"), ".thanks")).toBe(1);
  const written = await (await open(`/${path}/event.ics`)).text();
  expect(startIn(written)).toBe(Date.UTC(2027, 5, 12, 13));
  const file = readCalendar(written);
  expect(valueIn(file, "SEQUENCE")).toBe(String(version));
  expect(valueIn(file, "LOCATION")).toBe("Saint Jean-Baptiste");
  expect(valueIn(file, "DESCRIPTION")).toContain(
    "10:00 (Yerevan time) · Blessing · Zoravor\n15:00 (Paris time) · Church ceremony · Saint Jean-Baptiste\n20:30 (London time)",
  );
});

test.for([
  // Clocks go forward at 02:00, and back at 02:00.
  ["Europe/Paris", "2027-03-28", "in 9 h", "in 11 h 30 min"],
  ["America/Los_Angeles", "2027-11-07", "in 11 h", "in 13 h 30 min"],
] as const)(
  "in %s on %s the time left counts the hour that clocks lose or gain",
  async ([timeZone, date, church, dinner]) => {
    const invitation = await publish(
      env.CONTENT,
      weddingWith({
        event: { start: `${date}T10:00`, timeZone },
        sections: [
          { type: "venue", start: `${date}T10:00`, name: everywhere("Church") },
          { type: "timeline", items: [{ at: "12:30", title: everywhere("Dinner") }] },
        ],
        reply: undefined,
      }),
    );
    const page = await pageAt(invitation, instantOf(`${date}T00:00`, timeZone));
    const left = textsOf(page, ".day li [data-left]");
    expect(left).toEqual([church, dinner]);
    expect(countOf(await pageAt(invitation, instantOf(`${date}T23:59`, timeZone)), ".day")).toBe(1);
  },
);

test("two programme items at once are both next, each with its place", async () => {
  const hall = { type: "venue" as const, start: `${day}T15:00`, name: everywhere("Hall") };
  const church = { type: "venue" as const, start: `${day}T15:00`, name: everywhere("Church") };
  const sections = [
    { ...church, title: everywhere("Ceremony") },
    { ...hall, title: everywhere("Arrival") },
    { type: "timeline" as const, items: [{ at: "18:00", programmeItem: "dinner" as const }] },
  ];
  const invitation = await publish(env.CONTENT, weddingWith({ sections, reply: undefined }));
  const before = await pageAt(invitation, instantOf(`${day}T14:00`, "Asia/Yerevan"));
  expect(hoursIn(before)).toEqual(["15:00 in 1 h Ceremony", "15:00 in 1 h Arrival"]);
  expect(textsOf(before, ".day li:not([hidden]) h3 + p")).toEqual(["Church", "Hall"]);
  const during = await pageAt(invitation, instantOf(`${day}T15:30`, "Asia/Yerevan"));
  expect(hoursIn(during).slice(0, 2)).toEqual(["15:00 Now Ceremony", "15:00 Now Arrival"]);
  expect(hoursIn(during)).toHaveLength(3);
});

test("a place without an hour is on the page, and not among the hours of the day", async () => {
  const sections: PublishedInvitation["sections"] = [
    { type: "venue", start: `${day}T15:00`, name: everywhere("Church") },
    { type: "venue", programmeItem: "photoshoot", name: everywhere("Garden") },
  ];
  const invitation = await publish(env.CONTENT, weddingWith({ sections, reply: undefined }));
  const html = await pageAt(invitation, instantOf(`${day}T14:00`, "Asia/Yerevan"));
  expect(textsOf(html, ".venue h3")).toEqual(["Church", "Garden"]);
  expect(hoursIn(html)).toEqual(["15:00 in 1 h Wedding invitation"]);
});
