import { expect, test } from "vitest";
import { hourHere } from "#app/guest/script/here.ts";
import { sayHoursHere, showHours } from "#app/guest/script/hours.ts";
import { parse } from "../../../tests/support/html.ts";

const texts = { both: "in %h h %m min", hours: "in %h h", minutes: "in %m min", now: "Now" };
const minute = 60_000;

/** A church at minute 100, a hall at minute 200, and the day's end at minute 300. */
function dayPage(): HTMLElement {
  const hours = [
    [0, 100, 160],
    [100, 200, 300],
  ].map(
    ([from = 0, at = 0, until = 0]) =>
      `<li data-from="${from * minute}" data-at="${at * minute}" data-until="${until * minute}"><span data-left></span></li>`,
  );
  const page = parse(`<ol data-day='${JSON.stringify(texts)}'>${hours.join("")}</ol>`);
  const list = page.querySelector<HTMLElement>("ol");
  if (!list) throw new Error("no list");
  return list;
}

test.for([
  [0, ["in 1 h 40 min", null]],
  [99, ["in 1 min", null]],
  [100, ["Now", "in 1 h 40 min"]],
  [159, ["Now", "in 41 min"]],
  [160, [null, "in 40 min"]],
  [299, [null, "Now"]],
  [300, [null, null]],
] as const)("at minute %i the page's script shows what is next", ([at, shown]) => {
  const list = dayPage();
  showHours(list, at * minute);
  expect(
    Array.from(list.querySelectorAll("li"), (hour) =>
      hour.hasAttribute("hidden") ? null : (hour.textContent ?? "").trim(),
    ),
  ).toEqual(shown);
});

// The tests' own clock is UTC.
test("an hour is told by the guest's clock only where that differs", () => {
  expect(hourHere("2027-06-12T15:00+00:00")).toBeNull();
  expect(hourHere("2027-06-12T15:00+04:00")).toEqual({ hour: 11, minute: 0, days: 0 });
  expect(hourHere("2027-06-12T02:15+04:00")).toEqual({ hour: 22, minute: 15, days: -1 });
  expect(hourHere("2027-06-12T20:00-07:00")).toEqual({ hour: 3, minute: 0, days: 1 });
  for (const other of ["", "15:00", "2027-06-12", "2027-06-12T15:00", "2027-06-12T11:00:00.000Z"])
    expect(hourHere(other), other).toBeNull();
});

test("each hour has the guest's own beside it, in the page's words", () => {
  const times = [
    "2027-06-12T15:00+04:00",
    "2027-06-12T02:15+04:00",
    "2027-06-12T20:00-07:00",
    "2027-06-12T12:00+00:00",
  ].map((moment) => `<time datetime="${moment}"></time>`);
  const page = (attributes: string) => {
    const main = parse(
      `<main data-here="%t here" data-here-before="%t before" data-here-after="%t after" ${attributes}>${times.join("")}</main>`,
    ).querySelector("main");
    if (!main) throw new Error("no page");
    sayHoursHere(main);
    return Array.from(main.querySelectorAll("time"), ({ textContent }) => textContent);
  };
  expect(page("")).toEqual(["11:00 here", "22:15 before", "03:00 after", ""]);
  expect(page('data-here-twelve=""')).toEqual([
    "11:00 a.m. here",
    "10:15 p.m. before",
    "3:00 a.m. after",
    "",
  ]);
});
