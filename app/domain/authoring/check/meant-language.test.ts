import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { languageSuggestion } from "#app/domain/authoring/check/meant-language.ts";
import { definitionOf, fileOf, packs, withTemplate } from "../../../../tests/support/content.ts";

test.each([
  ["hy", "am"],
  ["arm", "am"],
  ["hye", "am"],
  ["hy-AM", "am"],
  ["Armenian", "am"],
  ["հայերեն", "am"],
  ["rus", "ru"],
  ["ru_RU", "ru"],
  ["русский", "ru"],
  ["en-US", "en"],
  ["us", "en"],
  ["ger", "de"],
  ["dut", "nl"],
  ["fr-FR", "fr"],
])("who writes %s for a language is asked whether they meant %s", (word, meant) => {
  expect(languageSuggestion(word)).toBe(`: did you mean "${meant}"?`);
});

test.each([
  ["ua", ": there are no texts in Ukrainian"],
  ["uk", ": there are no texts in Ukrainian"],
  ["ka", ": there are no texts in Georgian"],
  ["venue", ""],
])("%s is no language of the studio", (word, says) => {
  expect(languageSuggestion(word)).toBe(says);
});

test.each([
  [
    { languages: ["hy"] },
    'languages[0]: expected one of am, en, ru, nl, fr, de: did you mean "am"?',
  ],
  [
    { title: { hy: "Հրավեր", am: "Հրավեր", en: "Invitation" } },
    'title.hy: unknown field: did you mean "am"?',
  ],
  [
    { aliases: [{ path: "wedding/a", language: "rus" }] },
    'aliases[0].language: expected one of "am", "en", "ru", "nl", "fr", "de", found "rus": did you mean "ru"?',
  ],
])("a definition with the ISO code of a language in %j is told the studio's", (fields, line) => {
  const { problems } = checkContent(withTemplate(fileOf(definitionOf(fields))), packs);
  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toContain(line);
});
