import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { strictly } from "#app/domain/authoring/check/strict.ts";
import { packProblems } from "#app/domain/authoring/check/texts.ts";
import {
  definitionOf,
  fileOf,
  packs,
  paletteFile,
  templateFile,
  withTemplate,
} from "../../../../tests/support/content.ts";

test("a customer's own words are warned about and published as they are", () => {
  const definition = definitionOf({ title: { am: "Մեր հարսանիքը!", en: "Our  wedding" } });
  const autumn = Date.UTC(2026, 10, 23);
  const checked = checkContent(withTemplate(fileOf(definition)), packs, new Map(), autumn);
  const { problems, warnings, drafts } = checked;
  const file = `content/invitations/wedding/${definition.slug}.json`;
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    {
      file,
      path: "title.am",
      message: "a foreign sign: Armenian has ՝ ։ ՞ ՛ ՜: Մեր հարսանիքը!",
      rule: "writing",
    },
    { file, path: "title.en", message: "two spaces: Our  wedding", rule: "writing" },
  ]);
  expect(drafts.map((draft) => draft.file)).toContain(file);
  const strict = strictly(checked);
  expect(strict.problems).toEqual(warnings);
  expect(strict.drafts.map((draft) => draft.file)).toEqual(["content/templates/1002.json"]);
});

test("one mistake made twice in a short text is one warning", () => {
  const definition = definitionOf({ title: { am: "Մեր! տոնը!", en: "Our day" } });
  const { warnings } = checkContent(withTemplate(fileOf(definition)), packs);
  expect(warnings.filter(({ path }) => path === "title.am")).toHaveLength(1);
});

test("a key that a language pack lacks, or has in addition, is a problem of the pack", () => {
  const uneven = new Map([
    ["am:titles", { wedding: "Հարսանեկան հրավեր" }],
    ["en:titles", { weding: "Wedding invitation" }],
    ["ru:titles", { wedding: "Свадебное приглашение" }],
    ["nl:titles", { wedding: "Huwelijksuitnodiging" }],
    ["fr:titles", { wedding: "Invitation au mariage" }],
  ]);
  const gaps = [
    { file: "content/locales/en/titles.json", path: "wedding", message: "is missing" },
    {
      file: "content/locales/en/titles.json",
      path: "weding",
      message: "is not in the Armenian pack",
    },
  ];
  const german = "content/locales/de/titles.json";
  const absent = { file: german, path: "", message: "is missing: every language has this pack" };
  expect(packProblems(uneven)).toEqual([...gaps, absent]);
  expect(packProblems(uneven, new Set([german]))).toEqual(gaps);
});

test("the studio's own words in a demo or a template are mended before they are published", () => {
  const demo = definitionOf({ demo: true, title: { am: "Հրավեր ", en: "Our  wedding" } });
  const template = templateFile({ name: { am: "Մեկ Գիծ", en: "One Line" } });
  const { problems, warnings, drafts } = checkContent(
    [fileOf(demo), template, paletteFile()],
    packs,
  );
  expect(warnings).toEqual([]);
  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    "title.en: two spaces: Our  wedding",
    "name.am: a capital inside a name: Մեկ Գիծ",
  ]);
  expect(drafts).toEqual([]);
});

test("a sign amiss in a template's words does not keep its invitations from being published", () => {
  const definition = definitionOf();
  const template = templateFile({ name: { am: "Մեկ Գիծ", en: "One Line" } });
  const { drafts } = checkContent([fileOf(definition), template, paletteFile()], packs);
  expect(drafts.map(({ draft }) => draft.path)).toEqual([`wedding/${definition.slug}`]);
});
