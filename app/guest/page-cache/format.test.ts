import * as fc from "fast-check";
import { expect, test } from "vitest";
import { freshened, hasStamp } from "#app/guest/page-cache/format.ts";

const end = Date.UTC(2030, 5, 12, 11);
const unit = (name: string, value: number, label: string) =>
  `<p class="countdown-${name}"><b class="display" data-unit="${name}">${value}</b>${label}</p>`;
const days = '<span data-one="day" data-other="days">days</span>';

function pageOf(label: string): string {
  const units = ["day", "hour", "minute", "second"].map((name, index) => unit(name, index, label));
  return `<div role="timer" data-countdown="${end}" data-over="It is &lt;over&gt;">${units.join("")}</div><p data-unit="day">5</p>`;
}

const numbersIn = (html: string) =>
  [...html.matchAll(/data-unit="\w+">(\d+)<\/b>/g)].map(([, value]) => Number(value));

test("the numbers of a countdown add up to what is left, whatever the moment", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * 86_400_000 }), (left) => {
      const now = end - left;
      const html = freshened(pageOf(days), { stamp: null, now, language: "en" });
      const [day = 0, hour = 0, minute = 0, second = 0] = numbersIn(html);
      expect(((day * 24 + hour) * 60 + minute) * 60 + second).toBe(Math.floor(left / 1000));
      expect([hour < 24, minute < 60, second < 60]).toEqual([true, true, true]);
      expect(html).toContain('<p data-unit="day">5</p>');
    }),
  );
});

test("a number's label has its plural form, and a language with one form keeps it", () => {
  const left = 86_400_000 + 2 * 3_600_000;
  const given = { stamp: null, now: end - left, language: "en" } as const;
  const labels = [...freshened(pageOf(days), given).matchAll(/>(days?)<\/span>/g)];
  expect(labels.map(([, label]) => label)).toEqual(["day", "days", "days", "days"]);
  expect(freshened(pageOf("<span>օր</span>"), given)).toContain(
    '<b class="display" data-unit="hour">2</b><span>օր</span>',
  );
});

test("a form's signed time is written over the one of before, and nothing else is", () => {
  const form = '<input name="key" value="a"/><input name="stamp" value="1.b"/><input name="name"/>';
  expect(hasStamp(form)).toBe(true);
  expect(hasStamp('<input name="key" value="a"/>')).toBe(false);
  const given = { now: end - 1000, language: "am" } as const;
  expect(freshened(form, { ...given, stamp: null })).toBe(form);
  expect(freshened(form, { ...given, stamp: "2.$1" })).toBe(form.replace("1.b", () => "2.$1"));
});
