import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { studioProblems } from "#app/domain/authoring/check/studio.ts";
import { withStudioNumbers } from "#app/domain/authoring/studio-parts.ts";
import studio from "#content/studio.json";
import {
  definitionOf,
  packs,
  paletteFile,
  resolvedOf,
  templateFile,
} from "../../../tests/support/content.ts";
import { ownPalettes } from "../../../tests/support/own-content.ts";

const contact = (organiser: object) => ({
  organiser,
  sections: [{ type: "contact" }, { type: "reply" }],
});

test("`studio` in a definition is published as the studio's own numbers", () => {
  const organiser = { name: { am: "Արա", en: "Ara" }, phone: "studio", telegram: "studio" };
  expect(resolvedOf(contact(organiser)).organiser).toEqual({
    name: { am: "Արա", en: "Ara" },
    phone: studio.phone,
    telegram: studio.telegram,
  });
});

test("a customer's own numbers are published as they are", () => {
  const organiser = { phone: "+37491234567", viber: "+37491234567", telegram: "ara_melikyan" };
  expect(resolvedOf(contact(organiser)).organiser).toEqual(organiser);
});

test("a chat keeps its other settings, and one that nobody answers is left out", () => {
  const choices = { recipients: "default", response: "yes-or-no", letters: "any" } as const;
  const form = { ...choices, fields: [], guests: { max: 5 } };
  expect(
    withStudioNumbers({ reply: { ...form, chat: { viber: "studio", instead: true } } }),
  ).toEqual({ reply: { ...form, chat: { viber: studio.viber, instead: true } } });
  expect(withStudioNumbers({ reply: { ...form, chat: { instead: true } } })).toEqual({
    reply: form,
  });
  expect(withStudioNumbers({})).toEqual({});
});

test("a number is the studio's or one with its country's code", () => {
  const { slug, ...definition } = definitionOf(contact({ phone: "our studio" }));
  const file = `content/invitations/wedding/${slug}.json`;
  const text = JSON.stringify({ ...definition, slug });
  const { problems } = checkContent([templateFile(), paletteFile(), { file, text }], packs);
  expect(problems).toEqual([
    {
      file,
      path: "organiser.phone",
      message: 'expected an international number: + and digits, or "studio" for the studio\'s own',
    },
  ]);
});

const own = { ...studio, $schema: undefined };

test.each<[string, object, string]>([
  ["a palette that is not there", { palette: "pink" }, "palette: there is no palette"],
  ["a currency that is none", { currency: "euro" }, "currency: expected a currency of ISO 4217"],
  ["a time zone that is none", { timeZone: "Paris" }, "timeZone: expected an IANA time zone"],
  ["a language that has no packs", { languages: ["am", "es"] }, "languages[1]: expected one of"],
  ["no language of the site", { languages: ["fr"] }, "languages: expected am or en among them"],
  ["a path that is none", { armenianPaths: ["anna"] }, "armenianPaths[0]: expected a path like"],
  ["a day that is none", { holidays: ["02-30"] }, "holidays[0]: expected a day that the calendar"],
  ["a field that is none", { fax: "+37499410474" }, "fax: unknown field"],
])("%s in studio.json is told", (_name, changes, line) => {
  const text = JSON.stringify({ ...own, ...changes });
  const found = studioProblems({ file: "content/studio.json", text }, ownPalettes);
  expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    expect.stringContaining(line),
  ]);
});

test("all but name, phone and mail may be left out of studio.json", () => {
  const { name, phone, email } = studio;
  const text = JSON.stringify({ name: { en: name.en }, phone, email });
  expect(studioProblems({ file: "content/studio.json", text }, ownPalettes)).toEqual([]);
});
