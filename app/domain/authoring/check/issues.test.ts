import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import {
  definitionOf,
  fileOf,
  packs,
  templateFile,
  withTemplate,
  type Json,
} from "../../../../tests/support/content.ts";

function linesOf(changes: Json): string[] {
  const files = withTemplate(fileOf(definitionOf(changes)));
  return checkContent(files, packs).problems.map(({ path, message }) => `${path}: ${message}`);
}

const name = { am: "Գառնի", en: "Garni" };
const venue = (more: Json) => ({ sections: [{ type: "reply" }, { type: "venue", name, ...more }] });

test.each<[string, Json, string]>([
  ["a field", { aliasses: [] }, 'aliasses: unknown field: did you mean "aliases"?'],
  [
    "a field of an object",
    { event: { start: "2027-06-12T15:00", timeZone: "Asia/Yerevan", endd: "2027-06-12T23:00" } },
    'event.endd: unknown field: did you mean "end"?',
  ],
  [
    "a field of a section, among those of its type",
    venue({ positon: [40.1, 44.7] }),
    'sections[1].positon: unknown field: did you mean "position"?',
  ],
  [
    "a part of the theme",
    { theme: { openning: "none" } },
    'theme.openning: unknown field: did you mean "opening"?',
  ],
  [
    "a palette",
    { theme: { palette: "pomgranate" } },
    'theme.palette: there is no palette "pomgranate" (content/palettes/pomgranate.json); there are pomegranate: did you mean "pomegranate"?',
  ],
  [
    "a design by its name",
    { template: "pomegranat" },
    'template: expected a template\'s number like 1007: "pomegranate" is 1002',
  ],
  [
    "a design by its number",
    { template: "1022" },
    'template: there is no template "1022" (content/templates/1022.json): did you mean "1002"?',
  ],
])("%s that is misspelt is told with the one that is meant", (_name, changes, line) => {
  expect(linesOf(changes)).toEqual([line]);
});

test.each<[string, Json, string]>([
  ["an ornament", { theme: { ornament: "pomegranat" } }, "pomegranate"],
  ["a kind of section", { sections: [{ type: "reply" }, { type: "mesage" }] }, "message"],
  ["a programme item", venue({ programmeItem: "church-ceremoni" }), "church-ceremony"],
  ["a language", { languages: ["am", "enn"] }, "en"],
])("%s that is misspelt is told with the one that is meant, of all", (_name, changes, meant) => {
  const [line, ...others] = linesOf(changes);
  expect(line).toMatch(new RegExp(`: expected one of .+: did you mean "${meant}"\\?$`));
  expect(others).toEqual([]);
});

test("a field that is there already is not the one that is meant", () => {
  expect(linesOf({ ...venue({ name, names: name }) })).toEqual([
    "sections[1].names: unknown field",
  ]);
});

test("nothing is offered for a word that is near none", () => {
  expect(linesOf({ template: "balloons" })).toEqual([
    "template: expected a template's number like 1007",
  ]);
  expect(linesOf({ balloons: {} })).toEqual(["balloons: unknown field"]);
});

test("a misspelt field of a palette and of a template is told too", () => {
  const files = [templateFile({ ocasion: "wedding" })];
  const { problems } = checkContent(
    [...files, { file: "content/palettes/rose.json", text: '{ "grond": "#ffffff" }' }],
    packs,
  );
  const lines = problems.map(({ path, message }) => `${path}: ${message}`);
  expect(lines).toContain("ocasion: unknown field");
  expect(lines).toContain('grond: unknown field: did you mean "ground"?');
});
