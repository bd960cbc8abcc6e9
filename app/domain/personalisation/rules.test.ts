import { expect, test } from "vitest";
import { personalise } from "#app/domain/personalisation/rules.ts";
import { withSpellings } from "#app/domain/personalisation/spellings.ts";
import { weddingOf } from "../../../tests/support/invitations.ts";
import { ownPacks } from "../../../tests/support/own-content.ts";

const template = weddingOf({
  event: { start: "2027-10-30T14:30", end: "2027-10-31T00:30", timeZone: "Asia/Yerevan" },
  sections: [
    { type: "venue", name: { am: "Եկեղեցի" }, start: "2027-10-30T14:30" },
    { type: "reply" },
  ],
});

test("a visitor's names stand in each language's spelling, in the order of the template's own", () => {
  const typed = { first: "Սուրեն", second: "Shoushan", date: "" };
  const { hosts } = personalise(template, withSpellings(typed, ownPacks));
  expect(hosts.groom?.name).toEqual({ am: "Սուրեն", en: "Suren", ru: "Сурен" });
  expect(hosts.bride?.name).toEqual({ am: "Շուշան", en: "Shoushan", ru: "Шушан" });
});

test("names that were saved without their spellings stand as typed", () => {
  const { hosts } = personalise(template, { first: "Սուրեն", second: "", date: "" });
  expect(hosts.groom?.name).toEqual({ am: "Սուրեն", en: "Սուրեն", ru: "Սուրեն" });
});

test("a name that is left out stays the demo's own", () => {
  const { hosts } = personalise(template, { first: "Սուրեն", second: "", date: "" });
  expect(hosts.bride).toEqual(template.hosts.bride);
});

test("a visitor's day moves all that happens on it, over the change of clocks and months", () => {
  const { event, sections } = personalise(template, { first: "", second: "", date: "2028-02-29" });
  expect(event).toMatchObject({ start: "2028-02-29T14:30", end: "2028-03-01T00:30" });
  expect(sections[0]).toMatchObject({ start: "2028-02-29T14:30" });
});

test("a demo's parents and surname are not the visitor's", () => {
  const baptism = weddingOf({
    kind: "baptism",
    hosts: {
      child: { name: { am: "Արեն" }, surname: { am: "Մելիքյան" } },
      parents: { name: { am: "Կարեն և Աստղիկ" } },
    },
    languages: ["am"],
  });
  const { hosts } = personalise(baptism, { first: "Մարիա", second: "", date: "" });
  expect(hosts).toEqual({ child: { name: { am: "Մարիա" }, surname: undefined } });
});
