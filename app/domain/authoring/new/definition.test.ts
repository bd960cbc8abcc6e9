import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import {
  newDefinition,
  withPlaceholders,
  type DefinitionInput,
} from "#app/domain/authoring/new/definition.ts";
import { proposeName } from "#app/i18n/names.ts";
import { usual, type NewKind } from "#app/domain/authoring/new/sections.ts";
import { languages } from "#app/i18n/languages.ts";
import { withTemplate } from "../../../../tests/support/content.ts";

/** The packs in `content/locales`. */
const packs = new Map(
  Object.entries(
    import.meta.glob<unknown>("/content/locales/*/*.json", { eager: true, import: "default" }),
  ).map(([file, pack]) => [
    file.slice("/content/locales/".length, -".json".length).replace("/", ":"),
    pack,
  ]),
);

const kinds = Object.keys(usual) as NewKind[];

function inputFor(kind: NewKind, changes: Partial<DefinitionInput> = {}): DefinitionInput {
  return {
    kind,
    slug: `new-${crypto.randomUUID().slice(0, 8)}`,
    template: "1002",
    order: [],
    languages: [...languages],
    names: Object.fromEntries(usual[kind].roles.map((role) => [role, "Arman"])),
    start: "2027-06-12T15:00",
    timeZone: "Asia/Yerevan",
    ...changes,
  };
}

function problemsOf(input: DefinitionInput, definition: unknown) {
  const file = `content/invitations/${input.kind}/${input.slug}.json`;
  return checkContent(
    withTemplate({ file, text: JSON.stringify(definition) }),
    packs,
  ).problems.filter((problem) => problem.file === file);
}

test.each(kinds)("a new %s lacks what was left empty and nothing else", (kind) => {
  const input = inputFor(kind);
  const { definition } = newDefinition(input, packs);
  const empties = JSON.stringify(definition).split('""').length - 1;
  expect(problemsOf(input, definition)).toHaveLength(empties);
  expect(problemsOf(input, withPlaceholders(definition))).toEqual([]);
});

test("an order's address of the couple is where replies go", () => {
  const input = inputFor("wedding", { email: "couple@example.com" });
  const { definition } = newDefinition(input, packs);
  expect(problemsOf(input, definition).map(({ path }) => path)).not.toContain("reply.defaultEmail");
});

test("mistakes in an order are reported beside what is missing", () => {
  const input = inputFor("wedding", { template: "1999" });
  const { definition } = newDefinition(input, packs);
  expect(problemsOf(input, withPlaceholders(definition)).map(({ path }) => path)).toEqual([
    "template",
  ]);
});

test.each(["Arman", "arman", "Արման", "ԱՐՄԱՆ", "Арман"])(
  "%s is known in every language",
  (typed) => {
    expect(proposeName(typed, ["am", "en", "ru", "fr"], packs)).toEqual({
      text: { am: "Արման", en: "Arman", ru: "Арман", fr: "Arman" },
      isKnown: true,
    });
  },
);

test("a name and a surname are known each by itself, with և however it was typed", () => {
  const known = { text: { am: "Գևորգ Աբրահամյան", ru: "Геворг Абраамян" }, isKnown: true };
  for (const typed of ["Gevorg Abrahamyan", " Գևորգ  Աբրահամյան ", "Գեւորգ Abrahamyan"])
    expect(proposeName(typed, ["am", "ru"], packs)).toEqual(known);
});

test("a name that no pack has is spelt by rule, and staff are asked to look at it", () => {
  expect(proposeName("Արևշատ", ["am", "en", "ru"], packs)).toEqual({
    text: { am: "Արևշատ", en: "Arevshat", ru: "Аревшат" },
    isKnown: false,
  });
  const input = inputFor("wedding", {
    names: { groom: "Արևշատ", bride: "Anna" },
    surnames: { bride: "Արևշատյան" },
  });
  expect(newDefinition(input, packs).guessed).toEqual([
    {
      path: "hosts.groom.name",
      text: expect.objectContaining({ en: "Arevshat" }),
      gender: "unknown",
    },
    { path: "hosts.bride.surname", text: expect.objectContaining({ en: "Arevshatyan" }) },
  ]);
});

test("a company is called in every language as it calls itself", () => {
  const input = inputFor("event", { names: { company: "Հրավեր Studio" } });
  const { definition, guessed } = newDefinition(input, packs);
  expect(definition).toMatchObject({
    hosts: { company: { name: { am: "Հրավեր Studio", de: "Հրավեր Studio" } } },
  });
  expect(guessed).toEqual([{ path: "hosts.company.name", text: expect.anything() }]);
});

test("the new page follows the order of the design's own, and keeps what the design lacks", () => {
  const order = ["date", "message", "timeline", "reply", "venue"];
  const { definition } = newDefinition(inputFor("wedding", { order }), packs);
  const { sections } = definition as { sections: { type: string }[] };
  expect(sections.map(({ type }) => type)).toEqual([
    "date",
    "message",
    "countdown",
    "reply",
    "calendar",
    "closing",
    "venue",
    "venue",
  ]);
});

test.each([
  ["engagement", {}, "engagement"],
  ["baptism", {}, "baptism"],
  ["mkrtutyun", {}, "christening"],
  ["birthday", {}, "birthday"],
  ["birthday", { occasion: "first-tooth" }, "first-tooth"],
] as const)("a new %s, %o, counts down to what is celebrated", (kind, changes, to) => {
  const { definition } = newDefinition(inputFor(kind, changes), packs);
  expect(definition).toMatchObject({
    sections: expect.arrayContaining([{ type: "countdown", to }]),
  });
});

test("a page of the kind mkrtutyun says մկրտություն, never կնունք", () => {
  const { title, message } = usual.mkrtutyun;
  for (const text of [title, message]) {
    const [namespace, key = ""] = text === "empty" ? [] : text.key.split(".");
    const said: unknown = Reflect.get(Object(packs.get(`am:${namespace}`)), key);
    expect(said).toMatch(/^(?!.*կնունք).*մկրտությ/i);
  }
});
