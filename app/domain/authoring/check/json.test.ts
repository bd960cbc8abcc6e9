import { expect, test } from "vitest";
import { readJson } from "#app/domain/authoring/check/json.ts";

test("a field that is there twice is found at any depth, also where its name is escaped", () => {
  expect(readJson('{"a": [{"b": 1,\n"c": 2,\n"b": 3}]}')).toEqual({
    value: { a: [{ b: 3, c: 2 }] },
    findings: [{ path: ["a", 0, "b"], message: "is there twice (again in line 3)" }],
  });
  expect(readJson('{"a": 1, "\\u0061": 2}').findings).toHaveLength(1);
  expect(readJson('{"__proto__": 1, "__proto__": 2}').findings).toHaveLength(1);
});

test.each(['{"a\\"": "b\\": \\"c\\": 1", "__proto__": {"a": 1}}', '["a", "b"]', '"a: b"', "null"])(
  "%s has no field twice",
  (text) => {
    expect(readJson(text)).toEqual({ value: JSON.parse(text), findings: [] });
  },
);

test("a text that is no JSON is one finding, with its place", () => {
  expect(readJson('{"a": 1,\n}').findings).toEqual([
    { path: [], message: expect.stringMatching(/^line \d, column \d: /) },
  ]);
});
