import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { heroes } from "#app/designs/index.generated.ts";
import { leftText } from "#app/guest/day/texts.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { languages } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { attributesOf, countOf, parse, textsOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { hoursIn, pageAt, weddingDay, weddingWith } from "../support/wedding-day.ts";

const day = weddingDay;

const zones = ["Asia/Yerevan", "America/Los_Angeles", "Europe/Moscow"];

const table: [string, string[]][] = [
  [`${day}T00:00`, ["15:00 in 15 h Church ceremony"]],
  [`${day}T13:20`, ["15:00 in 1 h 40 min Church ceremony"]],
  [`${day}T14:59`, ["15:00 in 1 min Church ceremony"]],
  [`${day}T15:00`, ["15:00 Now Church ceremony", "18:00 in 3 h Wedding party"]],
  [`${day}T15:59`, ["15:00 Now Church ceremony", "18:00 in 2 h 1 min Wedding party"]],
  [`${day}T16:00`, ["18:00 in 2 h Wedding party"]],
  [`${day}T18:30`, ["18:00 Now Wedding party", "00:30 in 6 h Cake ceremony"]],
  [`${day}T23:59`, ["00:30 in 31 min Cake ceremony"]],
  ["2027-06-13T00:00", ["00:30 in 30 min Cake ceremony"]],
  ["2027-06-13T01:29", ["00:30 Now Cake ceremony"]],
];

test.for(zones)("in %s the page says what is next, hour by hour", async (timeZone) => {
  const t = await translatorFor(env.CONTENT, "en");
  const names = ["church-ceremony", "wedding-party", "cake-ceremony"] as const;
  const usual = ["Church ceremony", "Wedding party", "Cake ceremony"];
  const inWords = (line: string) =>
    usual.reduce(
      (text, name, index) => text.replace(name, t(`timeline:${names[index] ?? "end"}`)),
      line,
    );
  const invitation = await publish(
    env.CONTENT,
    weddingWith({ event: { start: `${day}T15:00`, timeZone } }),
  );
  const before = await pageAt(invitation, instantOf(`${day}T00:00`, timeZone) - 60_000);
  expect(countOf(before, ".day")).toBe(0);
  expect(countOf(before, "[data-countdown]")).toBe(1);
  for (const [local, hours] of table) {
    const html = await pageAt(invitation, instantOf(local, timeZone));
    expect(hoursIn(html), local).toEqual(hours.map(inWords));
  }
  const after = await pageAt(invitation, instantOf("2027-06-13T01:30", timeZone));
  expect(countOf(after, ".day")).toBe(0);
  expect(countOf(after, ".thanks")).toBe(1);
});

test("on the day the page begins with the way there; form and calendar step back", async () => {
  const invitation = await publish(env.CONTENT, weddingWith());
  const html = await pageAt(invitation, instantOf(`${day}T13:20`, "Asia/Yerevan"));
  const main = parse(html).querySelector("main");
  // Before it stands the note of a page without a network, which CSS shows there alone.
  expect(main?.querySelector(":scope > :not(.kept)")?.className).toBe("day");
  for (const gone of ["[data-opening]", "[data-countdown]", ".hero .reply-link"])
    expect(countOf(html, gone), gone).toBe(0);
  const sections = Array.from(main?.querySelectorAll(":scope > section") ?? [], (section) =>
    section.className.split(" ").at(0),
  );
  expect(sections.slice(-3)).toEqual(["reply", "calendar-links", "closing"]);
  const links = attributesOf(html, ".day li:not([hidden]) a", "href");
  expect(links).toEqual([
    "https://www.google.com/maps/dir/?api=1&destination=40.1572,44.2919&travelmode=driving",
    "https://3.redirect.appmetrica.yandex.com/route?end-lat=40.1572&end-lon=44.2919&appmetrica_tracking_id=1178268795219780156",
  ]);
  expect(attributesOf(html, ".day-call a", "href")).toEqual(["tel:+37491234567"]);
  expect(attributesOf(html, ".day li:first-child time", "dateTime")).toEqual([
    `${day}T15:00+04:00`,
  ]);
});

test("taxis are those that drive there, and none is offered without a point on the map", async () => {
  const hosts = async (timeZone: string) => {
    const start = { start: `${day}T15:00`, timeZone };
    const invitation = await publish(env.CONTENT, weddingWith({ event: start }));
    const html = await pageAt(invitation, instantOf(`${day}T10:00`, timeZone));
    return attributesOf(html, ".day a.button:not(.primary)", "href").map(
      (href) => new URL(href).hostname,
    );
  };
  expect(await hosts("Asia/Yerevan")).toEqual(["3.redirect.appmetrica.yandex.com"]);
  expect(await hosts("America/Los_Angeles")).toEqual(["m.uber.com"]);
  expect(await hosts("Asia/Kathmandu")).toEqual([]);
});

test("a wedding with nothing but a start has its one hour", async () => {
  const bare = { sections: [{ type: "date" as const }], reply: undefined, organiser: undefined };
  const invitation = await publish(env.CONTENT, weddingWith(bare));
  const html = await pageAt(invitation, instantOf(`${day}T14:00`, "Asia/Yerevan"));
  expect(hoursIn(html)).toEqual(["15:00 in 1 h Wedding invitation"]);
  expect(countOf(html, ".day a")).toBe(0);
});

test.for(languages)("in %s the hours read without a gap", async (language) => {
  const invitation = await publish(env.CONTENT, weddingWith());
  const html = await pageAt(invitation, instantOf(`${day}T13:20`, "Asia/Yerevan"), language);
  const [left] = textsOf(html, ".day li:not([hidden]) [data-left]");
  expect(left).toMatch(/1.*40/);
  expect(left).not.toMatch(/[%{]/);
  for (const name of ["data-here", "data-here-before", "data-here-after"])
    expect(attributesOf(html, "main", name)).toEqual([expect.stringContaining("%t")]);
});

test.for(heroes)("the cover %s follows what is next", async (hero) => {
  const { theme } = weddingOf();
  const invitation = await publish(env.CONTENT, weddingWith({ theme: { ...theme, hero } }));
  const html = await pageAt(invitation, instantOf(`${day}T13:20`, "Asia/Yerevan"));
  expect(countOf(html, ".day + .hero")).toBe(1);
});

test("the time left never says less than there is", () => {
  const texts = { both: "%h:%m", hours: "%h", minutes: "0:%m", now: "now" };
  expect(leftText(1, texts)).toBe("0:1");
  expect(leftText(60_000, texts)).toBe("0:1");
  expect(leftText(60_001, texts)).toBe("0:2");
  expect(leftText(59 * 60_000 + 1, texts)).toBe("1");
  expect(leftText(100 * 60_000, texts)).toBe("1:40");
  expect(leftText(0, texts)).toBe("now");
});
