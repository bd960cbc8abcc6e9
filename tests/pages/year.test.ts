import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { endsAt } from "#app/features/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { ogImageCard } from "#app/features/og-image/card.ts";
import { eventSummary } from "#app/features/reply/event-summary.server.ts";
import { lastNumbersTime } from "#app/features/reply/report-times.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { attributesOf, countOf, metaOf, textsOf } from "../support/html.ts";
import { readCalendar, valueIn } from "../support/icalendar.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open, post } from "../support/site.ts";
import { setClock } from "../support/time.ts";

const said = (text: string) => ({ en: text });
const settings = weddingOf().reply;

/** The versions that staff publish in the course of the year. */
const versions = {
  first: {},
  "an hour later": { hour: "16:00" },
  cancelled: { status: { is: "cancelled" } },
  postponed: { status: { is: "postponed" } },
  moved: { status: { is: "postponed", was: "2027-06-05" } },
} as const satisfies Record<string, { hour?: string; status?: PublishedInvitation["status"] }>;

/** A wedding of 12 June 2027 whose last hour is at 01:00, answered until 1 June. */
function weddingIn(timeZone: string, version: keyof typeof versions): PublishedInvitation {
  const { hour = "15:00", status }: { hour?: string; status?: PublishedInvitation["status"] } =
    versions[version];
  return weddingOf({
    version: Object.keys(versions).indexOf(version) + 1,
    languages: ["en"],
    event: { start: `2027-06-12T${hour}`, timeZone },
    status,
    sections: [
      { type: "countdown", to: "wedding" },
      {
        type: "venue",
        title: said("Church"),
        start: `2027-06-12T${hour}`,
        name: said("Saint Gayane"),
      },
      {
        type: "timeline",
        items: [
          { at: "10:00", title: said("Morning") },
          { at: "18:00", title: said("Evening") },
          { at: "01:00", title: said("Night") },
        ],
      },
      { type: "reply" },
      { type: "calendar" },
    ],
    reply: settings && { ...settings, deadline: "2027-06-01" },
  });
}

/** What a page may have, in the order in which the table names it. */
const marks = {
  status: ".status",
  day: ".day",
  countdown: "[data-countdown]",
  venue: ".venue",
  form: "#reply-form",
  closed: ".reply-closed",
  thanks: ".thanks",
};

/**
 * A moment on the clock of the event's place; the version; what the page has; the hours that it
 * announces; the status of a posted answer; the calendar file; what stands beside or in place of the
 * day; whether hosts get the numbers before the deadline.
 */
type Row = [
  moment: string,
  version: keyof typeof versions,
  page: string,
  next: string,
  answer: number,
  calendar: string,
  says: "" | "Canceled" | "Postponed",
  numbers: boolean,
];

const table: Row[] = [
  ["2027-04-01T12:00", "first", "countdown venue form", "", 303, "PUBLISH 15:00", "", false],
  [
    "2027-04-12T12:00",
    "an hour later",
    "countdown venue form",
    "",
    303,
    "PUBLISH 16:00",
    "",
    false,
  ],
  ["2027-05-29T12:00", "first", "countdown venue form", "", 303, "PUBLISH 15:00", "", true],
  ["2027-05-29T12:00", "cancelled", "status", "", 410, "CANCEL 15:00", "Canceled", false],
  ["2027-05-29T12:00", "postponed", "status", "", 410, "CANCEL 15:00", "Postponed", false],
  ["2027-05-29T12:00", "moved", "status countdown venue form", "", 303, "PUBLISH 15:00", "", true],
  ["2027-06-05T12:00", "first", "countdown venue closed", "", 410, "PUBLISH 15:00", "", false],
  ["2027-06-11T23:59", "first", "countdown venue closed", "", 410, "PUBLISH 15:00", "", false],
  ...onTheDay("2027-06-12T00:00", "Morning"),
  ...onTheDay("2027-06-12T01:00", "Morning"),
  ...onTheDay("2027-06-12T08:00", "Morning"),
  ...onTheDay("2027-06-12T10:00", "Morning Church"),
  ...onTheDay("2027-06-12T11:00", "Church"),
  ...onTheDay("2027-06-12T13:00", "Church"),
  ...onTheDay("2027-06-12T15:00", "Church Evening"),
  ...onTheDay("2027-06-12T16:00", "Evening"),
  ...onTheDay("2027-06-12T17:00", "Evening"),
  ...onTheDay("2027-06-12T18:00", "Evening Night"),
  ...onTheDay("2027-06-12T19:00", "Night"),
  ...onTheDay("2027-06-12T23:00", "Night"),
  ...onTheDay("2027-06-13T00:00", "Night"),
  ...onTheDay("2027-06-13T01:00", "Night"),
  ["2027-06-12T11:00", "cancelled", "status", "", 410, "CANCEL 15:00", "Canceled", false],
  [
    "2027-06-12T11:00",
    "moved",
    "status day venue closed",
    "Church",
    410,
    "PUBLISH 15:00",
    "",
    false,
  ],
  ["2027-06-13T02:00", "first", "venue thanks", "", 410, "PUBLISH 15:00", "", false],
  ["2027-06-13T03:00", "first", "venue thanks", "", 410, "PUBLISH 15:00", "", false],
  ["2027-06-13T03:00", "cancelled", "status", "", 410, "CANCEL 15:00", "Canceled", false],
  ["2027-06-19T12:00", "first", "venue thanks", "", 410, "PUBLISH 15:00", "", false],
  ["2027-06-19T12:00", "moved", "venue thanks", "", 410, "PUBLISH 15:00", "", false],
];

function onTheDay(moment: string, next: string): Row[] {
  return [[moment, "first", "day venue closed", next, 410, "PUBLISH 15:00", "", false]];
}

test.for(["Asia/Yerevan", "America/Los_Angeles", "Europe/Moscow"])(
  "an invitation in %s says at each moment of its year what is true then",
  // Some thirty moments, each with its page, its calendar and a reply.
  { timeout: 180_000 },
  async (timeZone) => {
    const t = await translatorFor(env.CONTENT, "en");
    const published = new Map<string, PublishedInvitation>();
    for (const version of ["first", "an hour later", "cancelled", "postponed", "moved"] as const)
      published.set(version, await publish(env.CONTENT, weddingIn(timeZone, version)));
    for (const [moment, version, page, next, answer, calendar, says, numbers] of table) {
      const invitation = published.get(version);
      if (!invitation) throw new Error(`no version ${version}`);
      const now = instantOf(moment, timeZone);
      setClock(now);
      const html = await (await open(`/${invitation.path}`)).text();
      const file = await (await open(`/${invitation.path}/event.ics`)).text();
      const start = valueIn(readCalendar(file), "DTSTART") ?? "";
      const local = calendar.split(" ")[1] ?? "";
      // A phone keeps the page for as long as there is one.
      expect(attributesOf(html, "main", "data-keep")).toEqual([String(endsAt(invitation))]);
      expect(
        {
          page: Object.entries(marks)
            .filter(([, selector]) => countOf(html, selector) > 0)
            .map(([mark]) => mark)
            .join(" "),
          next: textsOf(html, ".day li:not([hidden]) h3").join(" "),
          answer: (
            await post(`/${invitation.path}`, {
              intent: "reply",
              key: crypto.randomUUID(),
              stamp: "",
              name: "Mariam Petrosyan",
              response: "Yes",
            })
          ).status,
          method: /^METHOD:(\w+)/m.exec(file)?.[1],
          start,
          sequence: valueIn(readCalendar(file), "SEQUENCE"),
          preview: (metaOf(html, "og:title") ?? "").split(" – ").at(-1),
          picture: ogImageCard(invitation, "en", t)?.date,
          mail: eventSummary(invitation, invitation.path, "en", t).date,
          numbers: lastNumbersTime(invitation, now) !== null,
        },
        `${moment} ${version}`,
      ).toEqual({
        page,
        next,
        answer,
        method: calendar.split(" ")[0],
        start: `${new Date(instantOf(`2027-06-12T${local}`, timeZone))
          .toISOString()
          .replaceAll(/[-:]|\.\d+/g, "")}`,
        sequence: String(invitation.version),
        preview: says || "Wedding invitation",
        picture: says || "12 June 2027",
        mail: says ? `12 June 2027 · ${says}` : "12 June 2027",
        numbers,
      });
    }
    setClock(instantOf("2027-12-12T16:00", timeZone));
    for (const { path } of published.values()) expect((await open(`/${path}`)).status).toBe(410);
  },
);
