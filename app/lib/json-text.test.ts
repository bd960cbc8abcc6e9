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
  ['{\n  "a": 1\n  "b": 2\n}', 2, 9, "a comma is missing here"],
  ['{ "a": 1, }', 1, 9, "a comma before the closing brace }: remove it"],
  ['{ "a": [1,\n2,\n] }', 2, 2, "a comma before the closing bracket ]: remove it"],
  ['{ "a": 1,, "b": 2 }', 1, 10, "a comma too many"],
  ['{ "a": , "b": 2 }', 1, 8, "a value is missing after the colon"],
  ['{ "a": [1 }', 1, 11, "the closing bracket ] is missing before this"],
  ['{ "a": { "b": 1 }', 1, 18, "a closing brace } is missing at the end"],
  ['{ "a": 1,', 1, 10, "the file ends before it is complete"],
  ["", 1, 1, "the file is empty"],
  ['{ "a": “x” }', 1, 8, 'expected the straight quotation mark ", found “'],
  [
    '{ "a": Anna }',
    1,
    8,
    'Anna is outside of quotation marks: a text begins and ends with ", and a " within it is written \\"',
  ],
  ['{ "a": 007 }', 1, 9, "a number that begins with 0: write it between quotation marks"],
  ['{ "a" 1 }', 1, 7, "expected a colon between the field's name and its value"],
  ["// a comment\n{}", 1, 1, "a comment, which JSON does not have: remove it"],
  [
    '{ "a": "x\ny" }',
    1,
    8,
    "a text without its closing quotation mark; a line break within a text is written \\n",
  ],
  ["{} {}", 1, 4, "something follows after the end: a file is one { … }"],
])("%j is invalid JSON, and where and how to mend it is told", (text, line, column, message) => {
  const parse = () => parseJsonText(text);
  expect(parse).toThrow(JsonTextError);
  expect(parse).toThrow(expect.objectContaining({ line, column, message }));
});
