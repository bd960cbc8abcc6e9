import { expect, test } from "vitest";
import { readMoment, readWhole } from "#app/lib/whole.ts";

test.each(["", " 1", "1 ", "+1", "-524288", "1.0", "1e3", "0x10", "١٢", "1234567890", "NaN", null])(
  "%j is no whole number",
  (text) => {
    expect(readWhole(text, { most: 999_999_999 })).toBeNull();
  },
);

test("a whole number is read in its range alone", () => {
  const read = (text: string) => readWhole(text, { least: 1, most: 20 });
  expect(["0", "1", "007", "20", "21"].map(read)).toEqual([null, 1, 7, 20, null]);
});

test("a moment has thirteen digits at most", () => {
  const read = ["1811234567890", "18112345678901", "1e12", "", "-181123456789"].map(readMoment);
  expect(read).toEqual([1_811_234_567_890, null, null, null, null]);
});
