import { expect, test, vi } from "vitest";
import { remember } from "#app/lib/remember.ts";

test("an answer is computed once for the same inputs, and all are forgotten at the bound", () => {
  const compute = vi.fn<(one: number, other: number) => number>((one, other) => one + other);
  const sum = remember(2, (one, other) => `${one} ${other}`, compute);
  expect([sum(1, 2), sum(1, 2), sum(12, 0)]).toEqual([3, 3, 12]);
  expect(compute).toHaveBeenCalledTimes(2);
  sum(4, 5);
  expect(sum(1, 2)).toBe(3);
  expect(compute).toHaveBeenCalledTimes(4);
});

test("null is an answer, and an exception is none", () => {
  const compute = vi.fn<(text: string) => null>((text) => {
    if (text === "bad") throw new RangeError(text);
    return null;
  });
  const read = remember(10, (text) => text, compute);
  expect(() => read("bad")).toThrow(RangeError);
  expect(() => read("bad")).toThrow(RangeError);
  expect([read("good"), read("good")]).toEqual([null, null]);
  expect(compute).toHaveBeenCalledTimes(3);
});
