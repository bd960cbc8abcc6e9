import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { type Problem } from "#app/domain/authoring/check/types.ts";
import {
  definitionOf,
  fileOf,
  packs,
  paletteFile,
  templateFile,
  withTemplate,
} from "../../../tests/support/content.ts";
import { ownFiles, ownMedia, ownPacks } from "../../../tests/support/own-content.ts";

/** Problems as the command prints them, without the file. */
function linesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ path, message }) => (path ? `${path}: ${message}` : message));
}

test.each([
  [
    '{\n  "kind": "wedding",\n  "slug" "anna"\n}',
    "line 3, column 10: expected a colon between the field's name and its value",
  ],
  [
    '{\n  "kind": wedding\n}',
    'line 2, column 11: wedding is outside of quotation marks: a text begins and ends with ", and a " within it is written \\"',
  ],
  ["", "line 1, column 1: the file is empty"],
])("broken JSON is reported with its line and column: %j", (text, line) => {
  expect(
    linesOf(
      checkContent([{ file: "content/invitations/wedding/broken.json", text }], packs).problems,
    ),
  ).toEqual([line]);
});

test("a file in another encoding is one problem, and what names it is told of it", () => {
  const unreadable = "is not saved as UTF-8";
  const template = { ...templateFile(), text: "", unreadable };
  const { problems, drafts } = checkContent(
    [fileOf(definitionOf()), template, paletteFile()],
    packs,
  );
  expect(linesOf(problems)).toEqual([
    "template: content/templates/1002.json has problems of its own",
    unreadable,
  ]);
  expect(drafts).toEqual([]);
});

test("a duplicate field is a problem", () => {
  const { file, text } = fileOf(definitionOf());
  const doubled = text.replace('"kind": "wedding",', '"kind": "wedding",\n  "kind": "wedding",');
  expect(linesOf(checkContent(withTemplate({ file, text: doubled }), packs).problems)).toEqual([
    "kind: is there twice (again in line 4)",
  ]);
});

test("a definition's path must match its address", () => {
  const { text } = fileOf(definitionOf({ slug: "anna-arman" }));
  const problems = checkContent(
    withTemplate({ file: "content/invitations/birthday/anna.json", text }),
    packs,
  ).problems;
  expect(linesOf(problems)).toEqual([
    'slug: "anna-arman" belongs into content/invitations/wedding/anna-arman.json',
  ]);
});

test("an address that two files claim is reported in both", () => {
  const first = fileOf(definitionOf({ slug: "first", aliases: [{ path: "wedding/second" }] }));
  const second = fileOf(definitionOf({ slug: "second" }));
  const lines = checkContent(withTemplate(first, second), packs).problems.map(
    ({ file, path, message }) => `${file}: ${path}: ${message}`,
  );
  expect(lines).toEqual([
    `${first.file}: aliases[0].path: the address wedding/second is taken by ${second.file} too`,
    `${second.file}: slug: the address wedding/second is taken by ${first.file} too`,
  ]);
});

test("a template's own name needs the site's languages, not those of its demo", () => {
  const demo = templateFile({ languages: ["am", "en", "ru"] });
  const problems = linesOf(checkContent([demo, paletteFile()], packs).problems);
  expect(problems).toContain('title.ru: expected a text for language "ru"');
  expect(problems.filter((line) => line.startsWith("name"))).toEqual([]);
});

test("a definition whose template has a problem is not published", () => {
  const template = templateFile({ event: { start: "2027-02-30T15:00", timeZone: "Asia/Yerevan" } });
  expect(
    linesOf(checkContent([fileOf(definitionOf()), template, paletteFile()], packs).problems),
  ).toEqual([
    "template: content/templates/1002.json has problems of its own",
    "event.start: expected a day that the calendar has",
  ]);
});

test("a template is named by its number", () => {
  const file = templateFile({ slug: "1003" });
  expect(linesOf(checkContent(withTemplate(file), packs).problems)).toEqual([
    'template: expected "1003", the template\'s own number',
  ]);
});

test("a demo with a name of its own shows another template's design", () => {
  const file = templateFile({ slug: "test-tg-private" });
  expect(checkContent(withTemplate(file), packs).problems).toEqual([]);
});

test.each([[["am", "ru"]], [["en", "ru"]]])("a template in %j alone is refused", (languages) => {
  const { problems, drafts } = checkContent([templateFile({ languages }), paletteFile()], packs);
  expect(linesOf(problems)).toContain(
    "languages: expected am and en among them, the languages of the studio's site",
  );
  expect(drafts).toEqual([]);
});

test("everything in content/ may be published", () => {
  expect(ownFiles.length).toBeGreaterThan(0);
  expect(checkContent(ownFiles, ownPacks, ownMedia).problems).toEqual([]);
});

test("nothing in content/ is warned of, months before its first wedding", () => {
  const autumn = Date.UTC(2026, 10, 23);
  expect(checkContent(ownFiles, ownPacks, ownMedia, autumn).warnings).toEqual([]);
});

test.each([
  '{"sections": [\n{"type": "date"}\n],\n{"type": "venue"},\n"reply": {}}',
  '{"sections": [\n{"type": "date"}\n]\n{"type": "venue"},\n"reply": {}}',
])("a section that was pasted behind the list is told where it belongs: %j", (text) => {
  const file = "content/invitations/wedding/pasted.json";
  expect(linesOf(checkContent([{ file, text }], packs).problems)).toEqual([
    expect.stringMatching(
      /^line 4, column 1: this { … } stands behind the list that ends in line 3: move it before the list's closing bracket \]$/,
    ),
  ]);
});

test("what is wrong beside the fields is told in the first round, each fault once", () => {
  const definition = definitionOf({
    slug: "another",
    template: "1999",
    theme: { palette: "roze" },
    title: { key: "titles.nothing" },
    organiser: {},
    sections: [
      { type: "gallery", images: [{ src: "media/lost.jpg" }] },
      { type: "video", src: "media/lost.mp4" },
    ],
  });
  const file = "content/invitations/wedding/anna-arman.json";
  const paths = checkContent(
    [{ file, text: fileOf(definition).text }, templateFile(), paletteFile()],
    packs,
  ).problems.map(({ path }) => path);
  for (const path of [
    "organiser.phone",
    "sections[0].images[0].alt",
    "sections[0].images[0].src",
    "sections[1].src",
    "sections[1].title",
    "slug",
    "template",
    "theme.palette",
    "title.key",
  ])
    expect(paths, path).toContain(path);
  const once = paths.filter((path) => path !== "title.key");
  expect(new Set(once).size).toBe(once.length);
});
