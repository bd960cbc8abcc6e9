import { expect, test } from "vitest";
import { checkContent } from "#app/features/authoring/check.ts";
import {
  definitionOf,
  fileOf,
  packs,
  paletteFile,
  templateFile,
  withTemplate,
} from "../../../tests/support/content.ts";

test("a customer's own words are warned about and published as they are", () => {
  const definition = definitionOf({ title: { am: "Մեր հարսանիքը!", en: "Our  wedding" } });
  const { problems, warnings, drafts } = checkContent(withTemplate(fileOf(definition)), packs);
  const file = `content/invitations/wedding/${definition.slug}.json`;
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    {
      file,
      path: "title.am",
      message: "a foreign sign: Armenian has ՝ ։ ՞ ՛ ՜: Մեր հարսանիքը!",
    },
    { file, path: "title.en", message: "two spaces: Our  wedding" },
  ]);
  expect(drafts.map((draft) => draft.file)).toContain(file);
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
