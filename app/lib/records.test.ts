import { expect, test } from "vitest";
import { pick, recordOf } from "#app/lib/records.ts";

test("a record has a value for each name, in their order", () => {
  expect(Object.entries(recordOf(["b", "a"], (name) => name.toUpperCase()))).toEqual([
    ["b", "B"],
    ["a", "A"],
  ]);
});

test("of a whole those values are picked that are named, and nothing else", () => {
  expect(pick({ a: 1, b: null, c: 3 }, ["b", "a"])).toEqual({ a: 1, b: null });
});
