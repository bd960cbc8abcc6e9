import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { withoutOldNews } from "#app/domain/invitation/earlier.ts";
import { endsAt } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { changeWords } from "#app/domain/invitation/status/texts.ts";
import { ogImageCard } from "#app/guest/chat-pictures/view.ts";
import { keptPageOf } from "#app/guest/script/kept-pages.ts";
import { eventSummary } from "#app/domain/reply/event/view.server.ts";
import { lastNumbersTime } from "#app/domain/reply/report/rules.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { countOf, metaOf, textsOf } from "../support/html.ts";
import { readCalendar, startIn, valueIn } from "../support/icalendar.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open, post } from "../support/site.ts";
import { setClock } from "../support/time.ts";

const said = (text: string) => ({ en: text });
const settings = weddingOf().reply;

/** The versions that staff publish in the course of the year; `earlier` is what publishing keeps. */
const versions = {
  first: {},
  "an hour later": { hour: "16:00", changed: "2027-04-11T12:00" },
  cancelled: { status: { is: "cancelled" } },
  postponed: { status: { is: "postponed" } },
  moved: { status: { is: "postponed", was: "2027-06-05" } },
} as const satisfies Record<string, Version>;

type Version = { hour?: string; changed?: string; status?: PublishedInvitation["status"] };

/** A wedding of 12 June 2027 whose last hour is at 01:00, answered until 1 June. */
function weddingIn(timeZone: string, version: keyof typeof versions): PublishedInvitation {
  const { hour = "15:00", changed, status }: Version = versions[version];
  const church = { name: said("Saint Gayane"), start: "2027-06-12T15:00" };
  return weddingOf({
    version: Object.keys(versions).indexOf(version) + 1,
    languages: ["en"],
    event: { start: `2027-06-12T${hour}`, timeZone },
    status,
    earlier: changed
      ? { at: instantOf(changed, timeZone), start: church.start, venues: [church] }
      : undefined,
    sections: [
      { type: "countdown", to: "wedding" },
      { type: "venue", title: said("Church"), ...church, start: `2027-06-12T${hour}` },
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

/** Parts that a page may have, in the order in which the table names them. */
const marks = {
  status: ".status",
  day: ".day",
  countdown: "[data-countdown]",
  venue: ".venue",
  form: "#reply-form",
  sent: ".reply-sent",
  closed: ".reply-closed",
  thanks: ".thanks",
  wishes: "#wishes form",
};

/**
 * A moment on the clock of the event's place; the version, `answered` for a guest who said yes to
 * the first one in April; what the page has; the hours that it announces; the status of a posted
 * answer, null where none is posted; the calendar file; what stands beside or in place of the day; whether hosts get the
 * numbers before the deadline; what a mail to guests who come tells.
 */
type Row = [
  moment: string,
  version: keyof typeof versions | "answered",
  page: string,
  next: string,
  answer: number | null,
  calendar: string,
  says: "" | "Canceled" | "Postponed",
  numbers: boolean,
  told: string,
];

const at15 = [410, "PUBLISH 15:00", "", false, ""] as const;
const open15 = ["", 303, "PUBLISH 15:00", "", false, ""] as const;
const open16 = ["", 303, "PUBLISH 16:00", "", false] as const;
const cancelled = ["", 410, "CANCEL 15:00", "Canceled", false, "Canceled"] as const;
const postponed = ["", 410, "CANCEL 15:00", "Postponed", false, "Postponed"] as const;
const newHour = "16:00 instead of 15:00";
const newDay = "New date";

const table: Row[] = [
  ["2027-04-01T12:00", "first", "countdown venue form", ...open15],
  ["2027-04-03T12:00", "answered", "countdown venue sent", ...open15],
  ["2027-04-12T12:00", "an hour later", "status countdown venue form", ...open16, newHour],
  ["2027-04-24T12:00", "an hour later", "status countdown venue form", ...open16, newHour],
  ["2027-04-25T12:00", "an hour later", "countdown venue form", ...open16, ""],
  ["2027-05-29T12:00", "first", "countdown venue form", "", 303, "PUBLISH 15:00", "", true, ""],
  ["2027-05-29T12:00", "cancelled", "status", ...cancelled],
  ["2027-05-29T12:00", "postponed", "status", ...postponed],
  [
    "2027-05-29T12:00",
    "moved",
    "status countdown venue form",
    "",
    303,
    "PUBLISH 15:00",
    "",
    true,
    newDay,
  ],
  ["2027-06-05T12:00", "first", "countdown venue closed", "", ...at15],
  ["2027-06-05T12:00", "answered", "countdown venue closed", "", ...at15],
  ["2027-06-11T23:59", "first", "countdown venue closed", "", ...at15],
  ...hours(0, 9).map((hour) => onTheDay(hour, "Morning")),
  onTheDay(10, "Morning Church"),
  ...hours(11, 14).map((hour) => onTheDay(hour, "Church")),
  onTheDay(15, "Church Evening"),
  ...hours(16, 17).map((hour) => onTheDay(hour, "Evening")),
  onTheDay(18, "Evening Night"),
  ...hours(19, 25).map((hour) => onTheDay(hour, "Night")),
  ["2027-06-12T13:00", "answered", "day venue closed", "Church", ...at15],
  ["2027-06-12T11:00", "cancelled", "status", ...cancelled],
  [
    "2027-06-12T11:00",
    "moved",
    "status day venue closed",
    "Church",
    410,
    "PUBLISH 15:00",
    "",
    false,
    newDay,
  ],
  ["2027-06-13T02:00", "first", "venue thanks", "", ...at15],
  ["2027-06-13T03:00", "first", "venue thanks", "", ...at15],
  ["2027-06-13T03:00", "cancelled", "status", ...cancelled],
  ["2027-06-19T12:00", "first", "venue thanks", "", ...at15],
  ["2027-06-19T12:00", "answered", "venue thanks wishes", "", ...at15],
  ["2027-06-19T12:00", "moved", "venue thanks", "", 410, "PUBLISH 15:00", "", false, newDay],
];

/** An hour of the day; from 24 on, of the night after it. */
function onTheDay(hour: number, next: string): Row {
  const day = hour < 24 ? "2027-06-12" : "2027-06-13";
  const moment = `${day}T${String(hour % 24).padStart(2, "0")}:00`;
  const [status, ...rest] = at15;
  return [moment, "first", "day venue closed", next, hour % 8 === 0 ? status : null, ...rest];
}

function hours(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const answer = () => ({
  intent: "reply",
  key: crypto.randomUUID(),
  stamp: "",
  name: "Mariam Petrosyan",
  response: "Yes",
});

test.for(["Asia/Yerevan", "America/Los_Angeles", "Europe/Moscow"])(
  "an invitation in %s says at each moment of its year what is true then",
  // Some fifty moments, each with its page, its calendar and a reply.
  { timeout: 240_000 },
  async (timeZone) => {
    const t = await translatorFor(env.CONTENT, "en");
    const published = new Map<string, PublishedInvitation>();
    for (const version of ["first", "an hour later", "cancelled", "postponed", "moved"] as const)
      published.set(version, await publish(env.CONTENT, weddingIn(timeZone, version)));
    const [first] = published.values();
    if (!first) throw new Error("nothing is published");
    published.set("answered", first);
    setClock(instantOf("2027-04-02T12:00", timeZone));
    const sent = await post(`/${first.path}`, answer());
    const Cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    for (const [moment, version, page, next, status, calendar, says, numbers, told] of table) {
      const invitation = published.get(version);
      if (!invitation) throw new Error(`no version ${version}`);
      const now = instantOf(moment, timeZone);
      setClock(now);
      const phone = version === "answered" ? { Cookie } : undefined;
      const response = await open(`/${invitation.path}`, phone);
      const html = await response.text();
      const file = await (await open(`/${invitation.path}/event.ics`)).text();
      const local = calendar.split(" ")[1] ?? "";
      const words = changeWords(withoutOldNews(invitation, now), "en", t);
      // A phone keeps the page for as long as there is one.
      expect(keptPageOf(response.headers)).toEqual({
        until: endsAt(invitation),
        path: `/${invitation.path}`,
      });
      expect(
        {
          page: Object.entries(marks)
            .filter(([, selector]) => countOf(html, selector) > 0)
            .map(([mark]) => mark)
            .join(" "),
          next: textsOf(html, ".day li:not([hidden]) h3").join(" "),
          answer: status && (await post(`/${invitation.path}`, answer())).status,
          method: /^METHOD:(\w+)/m.exec(file)?.[1],
          start: startIn(file),
          sequence: valueIn(readCalendar(file), "SEQUENCE"),
          preview: (metaOf(html, "og:title") ?? "").split(" – ").at(-1),
          picture: ogImageCard(invitation, "en", t)?.date,
          mail: eventSummary(invitation, invitation.path, "en", t).date,
          numbers: lastNumbersTime(invitation, now) !== null,
          told: words?.text.includes(newHour) ? newHour : (words?.title ?? ""),
        },
        `${moment} ${version}`,
      ).toEqual({
        page,
        next,
        answer: status,
        method: calendar.split(" ")[0],
        start: instantOf(`2027-06-12T${local}`, timeZone),
        sequence: String(invitation.version),
        preview: says || "Wedding invitation",
        picture: says || "12 June 2027",
        mail: says ? `12 June 2027 · ${says}` : "12 June 2027",
        numbers,
        told,
      });
    }
    setClock(instantOf("2027-12-12T16:00", timeZone));
    for (const { path } of published.values()) {
      expect((await open(`/${path}`)).status).toBe(410);
      expect((await open(`/${path}/event.ics`)).status).toBe(410);
    }
  },
);
