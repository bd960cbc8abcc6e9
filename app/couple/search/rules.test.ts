import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isFound, searchKeyOf, searchQueryOf } from "#app/couple/search/rules.ts";

const finds = (key: ReturnType<typeof searchKeyOf>, typed: string) =>
  isFound(key, searchQueryOf(typed));

const ani = searchKeyOf(["Անի և Հակոբ Պետրոսյան", "Սիրելի՛ Անի", "church"], "+37491123456");

test.each([
  "Անի",
  "Ани",
  "ani",
  "Акоп",
  "hakob",
  "Hak",
  "Пет",
  "petrosian an",
  "Պետրոսյան, Անի",
  "church",
  "chu",
  "091 123",
  "+374 91 12",
  "(091) 12-34-56",
  "",
  "  ",
])("«%s» finds Ani and Hakob", (query) => {
  expect(finds(ani, query)).toBe(true);
});

test.each(["Արամ", "Anush", "ani aram", "055", "🎉", "urch", "տրոս", "ani 055"])(
  "«%s» does not",
  (query) => {
    expect(finds(ani, query)).toBe(false);
  },
);

test.each([
  ["Mary O'Brien", "OBrien"],
  ["Mary O'Brien", "o’bri"],
  ["Артём Фёдоров", "Artyom"],
  ["Артём Фёдоров", "Arty"],
  ["Артём Фёдоров", "artem fedorov"],
  ["Артём Фёдоров", "Fyodorov"],
  ["Søren Groß", "Soren Gross"],
  ["Łukasz Nowak", "Lukasz"],
  ["Anna-Maria", "annam"],
])("%s is found by %s", (name, typed) => {
  expect(finds(searchKeyOf([name], null), typed)).toBe(true);
});

test("each letter that is typed of a name finds it", () => {
  const abel = searchKeyOf(["Աբել"], null);
  for (const query of ["A", "Ab", "Abe", "Abel", "Ա", "Աբ", "Աբե"])
    expect(finds(abel, query), query).toBe(true);
  // «ու» is one sound, of which the first letter alone has another.
  const urartu = searchKeyOf(["Ուրարտու"], null);
  for (const query of ["Ո", "Ու", "Ուր", "U", "Ур"]) expect(finds(urartu, query), query).toBe(true);
});

test("a name that is a number is found, beside phone numbers", () => {
  expect(finds(searchKeyOf(["Հյուր 170"], null), "170")).toBe(true);
  expect(finds(searchKeyOf(["Հյուր 2"], "+37491170000"), "170")).toBe(true);
  expect(finds(searchKeyOf(["Հյուր 2"], null), "170")).toBe(false);
});

test("marks of direction and emoji in names break nothing", () => {
  const key = searchKeyOf(["\u202eԱնի 🎉"], null);
  expect(finds(key, "ani")).toBe(true);
  expect(finds(key, "\u200fԱնի")).toBe(true);
  expect(finds(key, "🎉")).toBe(true);
});

test("every beginning of every word of a name finds it, as it is written", () => {
  const letters = [..."աբգԱԲ ուոև՛'-.abAB ёйЖ123🎉\u202e"];
  const name = fc.string({ unit: fc.constantFrom(...letters), maxLength: 30 });
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), (text, which, length) => {
      const words = text.split(/[^\p{L}\p{N}\p{S}]+/u).filter(Boolean);
      const word = words[which % Math.max(1, words.length)] ?? "";
      const beginning = [...word].slice(0, (length % [...word, ""].length) + 1).join("");
      expect(finds(searchKeyOf([text], null), beginning)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
