import { expect, test } from "vitest";
import { findGaps, findOtherVariables, neededKeys } from "#app/i18n/completeness.ts";

test("a counted text is needed in each plural form that the language has", () => {
  expect(neededKeys(["yes", "day_one", "day_other"], "ru")).toEqual([
    "day_few",
    "day_many",
    "day_one",
    "day_other",
    "yes",
  ]);
  expect(neededKeys(["yes", "day_one", "day_other"], "de")).toEqual([
    "day_one",
    "day_other",
    "yes",
  ]);
});

test("missing and superfluous keys of a pack are reported for each language", () => {
  const packs = new Map<string, unknown>([
    [
      "am:form",
      {
        send: "Ուղարկել",
        guests: { count_one: "{{count}} հյուր", count_other: "{{count}} հյուր" },
      },
    ],
    ["en:form", { send: "Send", guests: { count_one: "{{count}} guest" }, old: "Old" }],
    ["am:words", { and: "և" }],
    ["en:words", { and: "and" }],
  ]);
  expect(findGaps(packs, ["am", "en"])).toEqual([
    { language: "en", namespace: "form", missing: ["guests.count_other"], unknown: ["old"] },
  ]);
  expect(findGaps(packs, ["ru"])).toEqual([
    {
      language: "ru",
      namespace: "form",
      missing: [
        "guests.count_few",
        "guests.count_many",
        "guests.count_one",
        "guests.count_other",
        "send",
      ],
      unknown: [],
    },
    { language: "ru", namespace: "words", missing: ["and"], unknown: [] },
  ]);
});

test("the studio's own pages need their words in their own languages alone", () => {
  const packs = new Map<string, unknown>([["am:site", { what: "Հրավերներ" }]]);
  expect(findGaps(packs, ["ru"])).toEqual([]);
  expect(findGaps(packs, ["en"])).toMatchObject([{ missing: ["what"] }]);
});

test("English, with one form of address, needs no informal texts", () => {
  const packs = new Map<string, unknown>([["am:informal", { form: { sent: "Ուղարկված է" } }]]);
  expect(findGaps(packs, ["en"])).toEqual([]);
  expect(findGaps(packs, ["ru"])).toMatchObject([{ missing: ["form.sent"] }]);
});

test("a text with other variables than the Armenian one is reported, in any plural form", () => {
  const packs = new Map<string, unknown>([
    ["am:form", { by: "մինչև {{date}}", guests_one: "{{count}}", guests_other: "{{count}}" }],
    ["en:form", { by: "by {{day}}", guests_one: "{{count}}", guests_other: "{{count}}" }],
    ["ru:form", { by: "до {{date}}", guests_few: "{{ count }}", guests_many: "{{count}}" }],
    ["nl:form", { by: "tot dan" }],
  ]);
  expect(findOtherVariables(packs)).toEqual([
    { language: "en", namespace: "form", key: "by", wanted: ["{{date}}"] },
    { language: "ru", namespace: "form", key: "guests_few", wanted: ["{{count}}"] },
    { language: "nl", namespace: "form", key: "by", wanted: ["{{date}}"] },
  ]);
});
