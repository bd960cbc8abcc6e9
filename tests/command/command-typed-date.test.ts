import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedDate } from "../../cli/typed-date.ts";

const months = [
  ["January", "января", "հունվարի"],
  ["February", "февраля", "փետրվարի"],
  ["March", "марта", "մարտի"],
  ["April", "апреля", "ապրիլի"],
  ["May", "мая", "մայիսի"],
  ["June", "июня", "հունիսի"],
  ["July", "июля", "հուլիսի"],
  ["August", "августа", "օգոստոսի"],
  ["September", "сентября", "սեպտեմբերի"],
  ["October", "октября", "հոկտեմբերի"],
  ["November", "ноября", "նոյեմբերի"],
  ["December", "декабря", "դեկտեմբերի"],
];

const moment = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2039-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));

test("every way of writing a moment is read as that moment", () => {
  fc.assert(
    fc.property(moment, (local) => {
      const [day = "", time = ""] = local.split("T");
      const [year = "", month = "", date = ""] = day.split("-");
      const [hour = 0, minute = 0] = time.split(":").map(Number);
      const names = months[Number(month) - 1] ?? [];
      const twelve = `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "am" : "p.m."}`;
      const days = [
        day,
        `${date}.${month}.${year}`,
        `${Number(date)}.${Number(month)}.${year}`,
        ...names.map((name) => `${Number(date)} ${name} ${year}`),
        `${names[0]} ${Number(date)}, ${year}`,
        `${Number(date)}-${names[0]?.slice(0, 3)}-${year}`,
      ];
      const hours = [` ${time}`, `, ${time}`, ` ${twelve}`, ` at ${time}`, ` ${time}:00`];
      if (minute === 0) hours.push(` ${hour % 12 || 12}${hour < 12 ? "am" : "pm"}`);
      for (const written of days) {
        expect(readTypedDate(written), written).toEqual({ day, time: null });
        for (const at of hours)
          expect(readTypedDate(written + at), written + at).toEqual({ day, time });
      }
    }),
    { numRuns: 50 },
  );
});

test("a date with slashes is read where it can be one day alone", () => {
  expect(readTypedDate("25/06/2027 15:00")).toEqual({ day: "2027-06-25", time: "15:00" });
  expect(readTypedDate("06/25/2027")).toEqual({ day: "2027-06-25", time: null });
  expect(readTypedDate("06/06/2027")).toEqual({ day: "2027-06-06", time: null });
  expect(readTypedDate("12/06/2027 15:00")).toMatchObject({
    problem: expect.stringContaining("2027-06-12 or 2027-12-06"),
  });
});

test("what is no day or no hour is refused", () => {
  for (const text of [
    "31.06.2027 15:00",
    "29.02.2027",
    "12.06.2027 25:00",
    "12.06.2027 15:60",
    "12 June 2027 13pm",
    "12.06.27",
    "tomorrow",
    "12 Foo 2027",
    "",
  ])
    expect(readTypedDate(text), text).toHaveProperty("problem");
});
