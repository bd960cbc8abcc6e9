import { expect, test } from "vitest";
import { publicationOf } from "../../scripts/edited-content.ts";

const isThere = (file: string) => !file.includes("gone");
const texts = {
  "templates/1002.json": '"palette": "own"',
  "invitations/wedding/a.json": '"src": "media/wedding/a/photo.jpg"',
  "invitations/wedding/b.json": '"src": "media/wedding/b/photo.jpg"',
};
const withText = (text: string) =>
  Object.entries(texts).flatMap(([file, written]) => (written.includes(text) ? [file] : []));

test.each([
  ["an invitation", ["invitations/wedding/a.json"], ["content/invitations/wedding/a.json"]],
  ["a template", ["templates/1002.json"], ["content/templates/1002.json"]],
  ["a language pack", ["locales/en/form.json"], ["--locales"]],
  ["the catalogue", ["catalogue/prices.json"], ["--locales"]],
  ["a palette", ["palettes/own.json"], ["content/templates/1002.json"]],
  ["a palette that nothing wears", ["palettes/other.json"], null],
  ["a picture", ["media/wedding/a/photo.jpg"], ["content/invitations/wedding/a.json"]],
  ["a folder's record", ["media/wedding/b/media.json"], ["content/invitations/wedding/b.json"]],
  ["a picture that nothing shows", ["media/x.jpg", "media/a/photo.jpg"], null],
  ["a deleted invitation", ["invitations/wedding/gone.json"], null],
  ["an editor's own file", ["invitations/wedding/.a.json.swp", "README.md"], null],
])("%s is published as it needs", (_, files, args) => {
  expect(publicationOf(files, isThere, withText)).toEqual(args);
});

test("edits of one moment are published together", () => {
  const files = ["locales/en/form.json", "invitations/wedding/a.json", "locales/am/form.json"];
  expect(publicationOf(files, isThere, withText)).toEqual([
    "content/invitations/wedding/a.json",
    "--locales",
  ]);
});
