import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { capitals } from "#app/i18n/capitals.ts";
import { formatDate, formatFigures, formatTime, wallTime, wallTimeOf } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";

test("a wall clock's time is one instant, whatever the season", () => {
  expect(instantOf("2027-06-12T15:00", "Asia/Yerevan")).toBe(Date.UTC(2027, 5, 12, 11));
  expect(instantOf("2027-12-12T15:00", "Asia/Yerevan")).toBe(Date.UTC(2027, 11, 12, 11));
  expect(instantOf("2027-06-12T15:00", "America/Los_Angeles")).toBe(Date.UTC(2027, 5, 12, 22));
  expect(instantOf("2027-01-12T15:00", "Europe/Paris")).toBe(Date.UTC(2027, 0, 12, 14));
});

test("an instant is shown by the clock of the venue", async () => {
  const time = wallTime(Date.UTC(2027, 5, 12, 21, 5), "Asia/Yerevan");
  expect(time).toEqual({ year: 2027, month: 6, day: 13, hour: 1, minute: 5, weekday: 7 });
  expect(formatTime(await translatorFor(env.CONTENT, "am"), time)).toBe("01:05");
});

const zones = "Asia/Yerevan Europe/Paris America/Los_Angeles Asia/Kolkata Australia/Lord_Howe UTC";
const years = { min: Date.UTC(2000, 0, 1), max: Date.UTC(2050, 0, 1) };

test("a venue's clock says what the time zone's own formatter says, also on days of a change", () => {
  // Europe's and America's changes of 2027.
  const near = fc
    .tuple(
      fc.constantFrom(
        Date.UTC(2027, 2, 28, 1),
        Date.UTC(2027, 9, 31, 1),
        Date.UTC(2027, 2, 14, 10),
      ),
      fc.integer({ min: -86_400_000, max: 86_400_000 }),
    )
    .map(([change, apart]) => change + apart);
  const instants = fc.oneof(fc.integer(years), near);
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones.split(" ")), (instant, timeZone) => {
      const { year, month, day, hour, minute } = wallTime(instant, timeZone);
      const said = new Intl.DateTimeFormat("en-US", {
        timeZone,
        hourCycle: "h23",
        dateStyle: "short",
        timeStyle: "short",
      }).format(instant);
      const two = (value: number) => String(value).padStart(2, "0");
      expect(`${month}/${day}/${two(year % 100)}, ${two(hour)}:${two(minute)}`).toBe(said);
    }),
  );
});

test("what is no instant and an unknown zone are refused", () => {
  for (const zone of ["UTC", "Asia/Yerevan"]) expect(() => wallTime(NaN, zone)).toThrow(RangeError);
  expect(() => wallTime(0, "Asia/Nowhere")).toThrow(RangeError);
});

test.each([
  ["am", "Շաբաթ, 12 հունիսի 2027 թ.", "Հունիս 2027"],
  ["en", "Saturday, 12 June 2027", "June 2027"],
  ["en-US", "Saturday, June 12, 2027", "June 2027"],
  ["ru", "Суббота, 12 июня 2027 года", "Июнь 2027"],
] as const)("dates read as a native of %s writes them", async (language, full, month) => {
  const t = await translatorFor(env.CONTENT, language);
  const time = wallTimeOf("2027-06-12T15:00");
  expect(formatDate(t, time, "full")).toBe(full);
  expect(formatDate(t, time, "month-year")).toBe(month);
});

test.each([
  ["en", ["12 June 2027", "12 June", "12 June", "Saturday, 12 June"], "12.06.2027"],
  ["en-US", ["June 12, 2027", "June 12", "June 12", "Saturday, June 12"], "06.12.2027"],
] as const)("%s orders day and month alike in every style", async (locale, texts, figures) => {
  const t = await translatorFor(env.CONTENT, locale);
  const time = wallTimeOf("2027-06-12");
  const styles = ["long", "day", "until", "weekday-day"] as const;
  expect(styles.map((style) => formatDate(t, time, style))).toEqual(texts);
  expect(formatFigures(t, time)).toBe(figures);
});

test.each([
  ["am", ["00:00", "09:05", "12:00", "15:30"]],
  ["en", ["00:00", "09:05", "12:00", "15:30"]],
  ["en-US", ["12:00 a.m.", "9:05 a.m.", "12:00 p.m.", "3:30 p.m."]],
] as const)("hours are counted as in %s", async (locale, texts) => {
  const t = await translatorFor(env.CONTENT, locale);
  const times = ["00:00", "09:05", "12:00", "15:30"];
  expect(times.map((time) => formatTime(t, wallTimeOf(`2027-06-12T${time}`)))).toEqual(texts);
});

test("a text that a variant lacks is its language's", async () => {
  const t = await translatorFor(env.CONTENT, "en-US");
  expect(t("dates:unit.day", { count: 2 })).toBe("days");
  expect(t("form:send")).toBe("Send");
});

test("a date within an Armenian sentence begins with the year, and its day has an ending", async () => {
  const t = await translatorFor(env.CONTENT, "am");
  const first = wallTimeOf("2027-12-01");
  expect(formatDate(t, first, "on")).toBe("2027 թ. դեկտեմբերի 1-ին");
  expect(formatDate(t, first, "until")).toBe("դեկտեմբերի 1-ը");
  expect(formatDate(t, first, "until-year")).toBe("2027 թ. դեկտեմբերի 1-ը");
});

test("Armenian capitals write և as ԵՎ, and spare a text with a tone mark", () => {
  expect(capitals("Երևան և Գևորգ", "am")).toBe("ԵՐԵՎԱՆ ԵՎ ԳԵՎՈՐԳ");
  expect(capitals("Արման եւ Եւա", "am")).toBe("ԱՐՄԱՆ ԵՎ ԵՎԱ");
  expect(capitals("Տղա՞, թե՞ աղջիկ", "am")).toBe("Տղա՞, թե՞ աղջիկ");
  expect(capitals("Reçu le 12 juin", "fr")).toBe("REÇU LE 12 JUIN");
});
