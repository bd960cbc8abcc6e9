import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { capitals } from "#app/i18n/capitals.ts";
import { formatDate, formatTime, wallTime, wallTimeOf } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { translatorFor } from "#app/i18n/packs.server.ts";

test("a wall clock's time is one instant, whatever the season", () => {
  expect(instantOf("2027-06-12T15:00", "Asia/Yerevan")).toBe(Date.UTC(2027, 5, 12, 11));
  expect(instantOf("2027-12-12T15:00", "Asia/Yerevan")).toBe(Date.UTC(2027, 11, 12, 11));
  expect(instantOf("2027-06-12T15:00", "America/Los_Angeles")).toBe(Date.UTC(2027, 5, 12, 22));
  expect(instantOf("2027-01-12T15:00", "Europe/Paris")).toBe(Date.UTC(2027, 0, 12, 14));
});

test("an instant is shown by the clock of the venue", () => {
  const time = wallTime(Date.UTC(2027, 5, 12, 21, 5), "Asia/Yerevan");
  expect(time).toEqual({ year: 2027, month: 6, day: 13, hour: 1, minute: 5, weekday: 7 });
  expect(formatTime(time)).toBe("01:05");
});

test.each([
  ["am", "Շաբաթ, 12 հունիսի 2027 թ.", "Հունիս 2027"],
  ["en", "Saturday, 12 June 2027", "June 2027"],
  ["ru", "Суббота, 12 июня 2027 года", "Июнь 2027"],
] as const)("dates read as a native of %s writes them", async (language, full, month) => {
  const t = await translatorFor(env.CONTENT, language);
  const time = wallTimeOf("2027-06-12T15:00");
  expect(formatDate(t, time, "full")).toBe(full);
  expect(formatDate(t, time, "month-year")).toBe(month);
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
