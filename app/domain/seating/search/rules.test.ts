import { expect, test } from "vitest";
import { searchTextOf, spellingOf } from "#app/domain/guests/names/spelling.ts";
import { findParty } from "#app/domain/seating/search/rules.ts";
import type { Party } from "#app/domain/seating/parties.ts";

const partyOf = (name: string, changes: Partial<Party> = {}): Party => ({
  id: name,
  otherId: null,
  name,
  names: [name],
  language: null,
  salutation: name,
  answer: "coming",
  heads: 1,
  side: null,
  tags: [],
  spelling: spellingOf(searchTextOf(name)),
  table: "t1",
  ...changes,
});
const guests = [
  partyOf("Անի Սարգսյան"),
  partyOf("Անիտա Գրիգորյան"),
  partyOf("Hakob Petrosyan"),
  partyOf("Петрос Акопян"),
  partyOf("Ջո"),
  partyOf("Շահեն", { answer: "declined" }),
  partyOf("Mary O'Brien"),
  partyOf("Артём Фёдоров"),
  partyOf("Søren Groß"),
  partyOf("Anna-Maria Łukasz"),
];
const found = (typed: string) => {
  const party = findParty(guests, typed);
  return typeof party === "string" ? party : party.name;
};

test("a name finds one party in whatever script it is typed", () => {
  for (const typed of ["Hakob", "Հակոբ Պետրոսյան", "петросян акоп"])
    expect(found(typed), typed).toBe("Hakob Petrosyan");
  expect(found("Գրիգորյան")).toBe("Անիտա Գրիգորյան");
});

test("a whole name goes before the beginning of a longer one", () => {
  expect(found("Ани")).toBe("Անի Սարգսյան");
  expect(found("Anit")).toBe("Անիտա Գրիգորյան");
});

test.each([
  ["OBrien", "Mary O'Brien"],
  ["o’brien", "Mary O'Brien"],
  ["Artyom", "Артём Фёдоров"],
  ["Artem", "Артём Фёдоров"],
  ["Fyodorov", "Артём Фёдоров"],
  ["Федоров", "Артём Фёдоров"],
  ["Soren", "Søren Groß"],
  ["Gross", "Søren Groß"],
  ["Annamaria", "Anna-Maria Łukasz"],
  ["Maria", "Anna-Maria Łukasz"],
  ["lukasz", "Anna-Maria Łukasz"],
])("%s finds %s", (typed, name) => {
  expect(found(typed)).toBe(name);
});

test("fewer than three letters of any name find nobody", () => {
  for (const typed of ["", " ", "Ան", "А Н И", "Jo", "🎉🎉🎉", "kkk", "hhh"])
    expect(found(typed), typed).toBe("short");
});

test("several parties, and a namesake without a table, are told apart by more letters", () => {
  expect(found("Петрос")).toBe("Петрос Акопян");
  expect(found("Petr")).toBe("several");
  const namesakes = [partyOf("Անի", { table: null }), partyOf("Անի Սարգսյան")];
  expect(findParty(namesakes, "Անի")).toBe("several");
  expect(findParty(namesakes, "Անի Ս")).toMatchObject({ name: "Անի Սարգսյան" });
});

test("who declined is not found", () => {
  expect(found("Շահեն")).toBe("none");
  expect(found("Nobody")).toBe("none");
});
