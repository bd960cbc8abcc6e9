import * as fc from "fast-check";
import { expect, test } from "vitest";
import { kinds } from "#app/domain/invitation/kinds.ts";
import { languages } from "#app/i18n/languages.ts";
import { pathOf } from "../../cli/address.ts";
import { chooseFiles, type Content } from "../../cli/content.ts";

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8}){0,3}$/);
const path = fc.tuple(fc.constantFrom(...kinds), slug).map((parts) => parts.join("/"));
const language = fc.constantFrom("", ...languages.map((code) => `/${code}`));
const origin = fc.constantFrom(
  "",
  "/",
  "https://invitations.example.com/",
  "http://localhost:5173/",
  "localhost:5173/",
  "invitations.example.com/",
);
const tail = fc.constantFrom("", "/", "?g=abcd1234", "#reply", "/event.ics", "?g=a/b&x=1#c/d");

test("an address is the same invitation in every form in which browsers show it", () => {
  fc.assert(
    fc.property(origin, path, language, tail, (before, wanted, inLanguage, after) => {
      expect(pathOf(`${before}${wanted}${inLanguage}${after}`)).toBe(wanted);
    }),
  );
});

test("a preview's and a picture's address lead to their invitation", () => {
  const key = "k".repeat(32);
  expect(pathOf(`https://x.example/preview/wedding/anna-arman/${key}/en#approval`)).toBe(
    "wedding/anna-arman",
  );
  expect(pathOf(`/og/wedding/anna-arman/${key}/am.png`)).toBe("wedding/anna-arman");
});

test("what is no invitation's address stays as it was typed", () => {
  for (const text of ["content/invitations/wedding", "wedding/a/b", "wedding", "palettes/olive"])
    expect(pathOf(text)).toBe(text);
});

test("a text too long for a key of KV is no address", () => {
  expect(() => pathOf(`wedding/${"ա".repeat(200)}`)).toThrow("No invitation has an address");
});

const file = (name: string, text = "{}") => ({ file: `content/${name}.json`, text });
const content: Content = {
  files: [
    file("invitations/wedding/anna-arman", '{ "aliases": [{ "path": "wedding/anna-arman-am" }] }'),
    file("invitations/wedding/narek-mariam"),
    file("invitations/birthday/davit"),
    file("templates/1002"),
    file("invitations/templates/test-private"),
  ],
  packs: new Map(),
  documents: new Map(),
  findDocumentProblems: () => [],
};
const choose = async (name: string) => [...(await chooseFiles(content, [name]))];

test("files are chosen by kind, by alias and by an address from a browser", async () => {
  const anna = "content/invitations/wedding/anna-arman.json";
  expect(await choose("wedding")).toEqual([anna, "content/invitations/wedding/narek-mariam.json"]);
  expect(await choose("templates")).toHaveLength(2);
  expect(await choose("/templates/1002/")).toEqual(["content/templates/1002.json"]);
  expect(await choose("wedding/anna-arman-am")).toEqual([anna]);
  expect(await choose("https://x.example/wedding/anna-arman/en?g=1#reply")).toEqual([anna]);
});

test("a mistyped address is answered with the one that was perhaps meant", async () => {
  await expect(choose("wedding/ana-arman")).rejects.toMatchObject({
    message: expect.stringContaining("Did you mean wedding/anna-arman?"),
    exitCode: 3,
  });
  await expect(choose("nothing/like-this-at-all")).rejects.toMatchObject({
    message: expect.not.stringContaining("Did you mean"),
  });
});
