import { expect, test } from "vitest";
import { JsonTextError, parseJsonText, withField, withoutField } from "#app/lib/json-text.ts";

const texts = [
  '{\n  "event": { "start": "x",   "zone": "y" },\n  "title": { "am": "ա" }\n}\n',
  '{ "event": {"a":1}, "title":2 }',
  '{\n\t"event": {\n\t\t"a": 1\n\t},\n\t"title": 2\n}',
  '{\r\n  "event": {},\r\n  "title": [1,\r\n 2]\r\n}\r\n',
];

test.each(texts)("a new field leaves every other character as it was: %j", (text) => {
  for (const after of ["event", "title", undefined]) {
    const longer = withField(text, "until", '"2028-01-31"', after);
    expect(JSON.parse(longer)).toEqual({ ...JSON.parse(text), until: "2028-01-31" });
    expect(withoutField(longer, "until")).toBe(text);
    expect(longer.replace(/,\s*"until": "2028-01-31"/, "")).toBe(text);
  }
});

test.each(texts)("a field's new value takes the room of the old one alone: %j", (text) => {
  const changed = withField(text, "event", "7");
  expect(JSON.parse(changed)).toEqual({ ...JSON.parse(text), event: 7 });
  expect(changed.slice(changed.indexOf("title"))).toBe(text.slice(text.indexOf("title")));
});

test("a field behind one that is not there is refused", () => {
  expect(() => withField("{}", "until", "1")).toThrow(RangeError);
  expect(() => withField('{ "a": 1 }', "until", "1", "event")).toThrow(RangeError);
});

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, "comma expected"],
  ['{ "a": 1, }', 1, 11, "property name expected"],
  ["// a comment\n{}", 1, 1, "invalid comment token"],
  ['{ "a": "x\ny" }', 1, 8, "unexpected end of string"],
  ["{} {}", 1, 4, "end of file expected"],
])("%j is invalid JSON, and the position is reported", (text, line, column, message) => {
  const parse = () => parseJsonText(text);
  expect(parse).toThrow(JsonTextError);
  expect(parse).toThrow(expect.objectContaining({ line, column, message }));
});
