import { expect, test } from "vitest";
import { publicationOf } from "../../scripts/edited-content.ts";

const isThere = (file: string) => !file.includes("gone");
const wearersOf = (palette: string) => (palette === "own" ? ["templates/1002.json"] : []);

test.each([
  ["an invitation", ["invitations/wedding/a.json"], ["content/invitations/wedding/a.json"]],
  ["a template", ["templates/1002.json"], ["content/templates/1002.json"]],
  ["a language pack", ["locales/en/form.json"], ["--locales"]],
  ["the catalogue", ["catalogue/prices.json"], ["--locales"]],
  ["a palette", ["palettes/own.json"], ["content/templates/1002.json"]],
  ["a palette that nothing wears", ["palettes/other.json"], null],
  ["a picture", ["media/wedding/photo.jpg"], ["--all"]],
  ["a deleted invitation", ["invitations/wedding/gone.json"], null],
  ["an editor's own file", ["invitations/wedding/.a.json.swp", "README.md"], null],
])("%s is published as it needs", (_, files, args) => {
  expect(publicationOf(files, isThere, wearersOf)).toEqual(args);
});

test("edits of one moment are published together", () => {
  const files = ["locales/en/form.json", "invitations/wedding/a.json", "locales/am/form.json"];
  expect(publicationOf(files, isThere, wearersOf)).toEqual([
    "content/invitations/wedding/a.json",
    "--locales",
  ]);
});
