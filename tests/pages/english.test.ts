import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { textsId } from "#app/lib/hydration.ts";
import { enterDashboard, reply as answer, weddingWithDashboard } from "../support/dashboard.ts";
import { readCalendar, valueIn } from "../support/icalendar.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { everywhere } from "../support/kinds.ts";
import { open } from "../support/site.ts";
import { setClock } from "../support/time.ts";
import { attributesOf, languageOf, metaOf, textOf, textsOf } from "../support/html.ts";

const { reply } = weddingOf();

/** A wedding in Glendale whose afternoon has every kind of date and time. */
const glendale = {
  event: { start: "2027-06-12T15:30", timeZone: "America/Los_Angeles" },
  sections: [
    { type: "date" },
    {
      type: "venue",
      programmeItem: "wedding-party",
      start: "2027-06-13T12:05",
      name: everywhere("Verdugo Hall"),
      position: [34.16, -118.24],
    },
    { type: "timeline", items: [{ at: "09:00", programmeItem: "bride-home" }] },
    { type: "reply" },
  ],
  reply: reply && { ...reply, deadline: "2027-05-20" },
} satisfies Parameters<typeof weddingOf>[0];

test.each([
  {
    wedding: { ...glendale, english: "en-US" as const },
    full: "Saturday, June 12, 2027",
    time: "3:30 p.m.",
    otherDay: "Sunday, June 13",
    stop: "12:05 p.m.",
    hour: "9:00 a.m.",
    deadline: "Please reply by May 20",
    locale: "en_US",
  },
  {
    wedding: glendale,
    full: "Saturday, 12 June 2027",
    time: "15:30",
    otherDay: "Sunday, 13 June",
    stop: "12:05",
    hour: "09:00",
    deadline: "Please reply by 20 May",
    locale: "en_GB",
  },
])("an invitation's English has the dates and times of $locale", async (expected) => {
  setClock(Date.UTC(2027, 0, 10));
  const { path } = await publish(env.CONTENT, weddingOf(expected.wedding));
  const html = await (await open(`/${path}/en`)).text();
  expect(languageOf(html)).toBe("en");
  const begins = `${expected.time}Los Angeles time`;
  expect(textsOf(html, ".date-time")).toEqual([begins]);
  expect(textsOf(html, ".venue-time")).toEqual([expected.otherDay + expected.stop]);
  expect(textsOf(html, "time")).toEqual([begins, expected.stop, expected.hour]);
  expect(textOf(html)).toContain(expected.full);
  expect(textOf(html)).toContain(expected.deadline);
  expect(metaOf(html, "og:locale")).toBe(expected.locale);
  expect(metaOf(html, "description")).toContain(expected.full.replace("Saturday, ", ""));

  const armenian = await (await open(`/${path}`)).text();
  expect(attributesOf(armenian, "meta[property='og:locale:alternate']", "content")).toContain(
    expected.locale,
  );
  expect(textsOf(armenian, ".date-time")).toEqual(["15:30Լոս Անջելեսի ժամանակով"]);

  const file = await (await open(`/${path}/en/event.ics`)).text();
  expect(valueIn(readCalendar(file), "DESCRIPTION")).toContain(
    `${expected.otherDay.replace("Sunday, ", "")} · ${expected.stop} · `,
  );
});

test("the dashboard of an American invitation writes its English so, on the server and in the browser", async () => {
  setClock(Date.UTC(2027, 0, 16));
  const { invitation, token } = await weddingWithDashboard({ ...glendale, english: "en-US" });
  await answer(invitation.path);
  const html = await (await open("/replies?lng=en", await enterDashboard(token))).text();
  expect(languageOf(html)).toBe("en");
  expect(textOf(html)).toContain("Replies close on May 20");
  // The browser's translator gets the variant's patterns and English for all else.
  const texts: unknown = JSON.parse(textsOf(html, `#${textsId}`)[0] ?? "{}");
  expect(texts).toMatchObject({
    language: "en-US",
    packs: {
      dates: { day: "{{month}} {{day}}", months: { 6: "June" } },
      dashboard: { title: "Replies" },
    },
  });
});
