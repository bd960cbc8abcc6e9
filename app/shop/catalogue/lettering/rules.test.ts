import { expect, test } from "vitest";
import { nameLines, possibleLines } from "#app/shop/catalogue/lettering/rules.ts";

const room = { x: 0, y: 0, width: 600, height: 520, names: 100 };
/** A face in which each letter is half an em wide. */
const lettering = {
  ems: (text: string) => text.length / 2,
  scale: 1,
  titleLines: 1,
  placeLines: 1,
};
/** So short that it has its usual size, 600 / 12.4. */
const date = "1 մայիսի";
const dateSize = 48;

test("short names have their largest size, a single one that of two", () => {
  expect(nameLines(["Անի", "Գոռ"], room, lettering, date)).toEqual({
    lines: [["Անի"], ["Գոռ"]],
    size: 100,
    date: dateSize,
  });
  expect(nameLines(["Անի"], room, lettering, date).size).toBe(125);
});

test("a name that would be too small is broken at the space that leaves its lines the most alike", () => {
  const { lines, size } = nameLines(["Տղա՞, թե՞ աղջիկ, թե՞ երկուսը"], room, lettering, date);
  expect(lines).toEqual([["Տղա՞, թե՞", "աղջիկ, թե՞", "երկուսը"]]);
  expect(size).toBeGreaterThan(75);
});

test("a long name without a space is smaller, and whole", () => {
  const name = "Նաբուգոդոնոսորովիչյան";
  const { lines, size } = nameLines([name, "Անի"], room, lettering, date);
  expect(lines).toEqual([[name], ["Անի"]]);
  expect(size * lettering.ems(name)).toBeLessThanOrEqual(room.width);
});

test("names leave the height that a long place needs", () => {
  const { size } = nameLines(["Անի", "Գոռ"], room, { ...lettering, placeLines: 4 }, date);
  expect(size).toBeLessThan(70);
  // Two names, "and" at its least, the space around; then title, date and place.
  const height =
    size * (2 * 1.13 + 0.54) + 30 * 1.3 + 34 * 1.4 + dateSize * 1.3 + 8 + 4 * 35 * 1.45;
  expect(height).toBeLessThanOrEqual(room.height);
});

test("a date is not larger than the names", () => {
  const narrow = { ...room, height: 330 };
  const { size, date: shown } = nameLines(["Անի", "Գոռ"], narrow, lettering, date);
  expect(size).toBeLessThan(dateSize);
  expect(shown).toBeLessThanOrEqual(Math.max(36, size));
});

test("whatever may become a line is measured", () => {
  expect(possibleLines("a b c")).toEqual(["a", "a b", "a b c", "b", "b c", "c"]);
});
