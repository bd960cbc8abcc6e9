import { expect, test } from "vitest";
import { diff } from "#app/domain/authoring/diff.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";

test("equal values have no changes, whatever the order of their fields", () => {
  expect(diff({ a: 1, b: { c: [1], d: undefined } }, { b: { c: [1] }, a: 1 })).toEqual([]);
  expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
});

test("a changed, an added and a removed field are each listed with their path", () => {
  const before = { event: { start: "15:00", end: "23:00" }, title: { am: "ա" } };
  const after = { event: { start: "16:00" }, title: { am: "ա", en: "a" } };
  expect(diff(before, after)).toEqual([
    { path: "event.start", before: "15:00", after: "16:00" },
    { path: "event.end", before: "23:00" },
    { path: "title.en", after: "a" },
  ]);
});

test("one more section in the middle is one change", () => {
  const before = { sections: [{ type: "message" }, { type: "reply" }] };
  const after = { sections: [{ type: "message" }, { type: "date" }, { type: "reply" }] };
  expect(diff(before, after)).toEqual([{ path: "sections[1]", after: { type: "date" } }]);
  expect(diff(after, before)).toEqual([{ path: "sections[1]", before: { type: "date" } }]);
});
