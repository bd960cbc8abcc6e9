import { expect, test } from "vitest";
import { pathFromOne, pathWords, placed } from "#app/domain/authoring/check/place.ts";

const file = "content/invitations/wedding/anna-arman.json";
const text = `\uFEFF{
  "kind": "wedding",
  "sections": [
    { "type": "date" },
    { "type": "venue",
      "name": { "am": "Տուն" } }
  ],
  "odd name": { "a.b": 1 }
}`;
const placeOf = (path: string) => {
  const [problem] = placed(text, [{ file, path, message: "is wrong" }]);
  return problem?.line === undefined ? null : [problem.line, problem.column];
};

test.each([
  ["kind", [2, 3]],
  ["sections[0]", [4, 5]],
  ["sections[1].name.am", [6, 17]],
  ['["odd name"]["a.b"]', [8, 17]],
])("the problem of %s is placed at its field, counted from 1", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test.each([
  ["sections[1].name.ru", [6, 7]],
  ["sections[4].type", [3, 3]],
  ["event", [1, 1]],
])("what is missing, as %s, is placed where it is missing", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test("a problem of a whole file has no place, and a text that is no JSON that of its fault", () => {
  expect(placeOf("")).toBeNull();
  const message = "line 2, column 1: a comma before the closing brace }: remove it";
  expect(placed('{"a": 1\n,}', [{ file, path: "", message }])).toEqual([
    {
      file,
      path: "",
      message: "a comma before the closing brace }: remove it",
      line: 2,
      column: 1,
    },
  ]);
});

test("a reader's path counts from 1", () => {
  expect(pathWords("sections[3].address.en")).toBe("sections 4, address, en");
  expect(pathWords("sections[0].position[1]")).toBe("sections 1, position 2");
  expect(pathWords("")).toBe("");
  expect(pathFromOne("sections[3].name.am")).toBe("sections 4.name.am");
});
