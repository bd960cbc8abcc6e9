import { expect, test } from "vitest";
import { studioProblems } from "#app/domain/authoring/check/studio.ts";
import studio from "#content/studio.json";
import { ownPalettes } from "../../../../tests/support/own-content.ts";

function linesOf(text: string): string[] {
  return studioProblems({ file: "content/studio.json", text }, ownPalettes).map(
    ({ file, path, message }) => `${file}: ${path}: ${message}`,
  );
}

test("the studio's own file has no problem", () => {
  expect(linesOf(JSON.stringify(studio))).toEqual([]);
});

test.each<[string, object, string]>([
  [
    "a phone that is none",
    { phone: "banana" },
    "phone: expected an international number: + and digits",
  ],
  [
    "a phone that nobody has",
    { whatsapp: "+37400000000" },
    "whatsapp: expected a number that can be dialled",
  ],
  ["a mail address that is none", { email: "hello" }, "email: expected an e-mail address"],
  [
    "a link that is not safe",
    { instagram: "http://www.instagram.com/hraver" },
    "instagram: expected an address that starts with https://",
  ],
  ["a name in one language", { name: { am: "Հրավեր" } }, "name.en: is missing"],
  [
    "a misspelt field",
    { phon: "+37499410474", phone: undefined },
    'phon: unknown field: did you mean "phone"?',
  ],
  ["a year that is none", { copyright: 25 }, "copyright: expected at least 2000, found 25"],
])("%s is told with its place", (_name, changes, line) => {
  expect(linesOf(JSON.stringify({ ...studio, ...changes }))).toContain(
    `content/studio.json: ${line}`,
  );
});

test("broken JSON is told with its line", () => {
  expect(linesOf('{\n  "phone": "+37499410474",\n}')).toEqual([
    "content/studio.json: : line 2, column 26: a comma before the closing brace }: remove it",
  ]);
});
