import { expect, test } from "vitest";
import { isFound, searchKeyOf } from "#app/features/dashboard/guest-list/name-search.ts";

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
  "church",
  "091 123",
  "+374 91 12",
  "",
  "  ",
])("«%s» finds Ani and Hakob", (query) => {
  expect(isFound(ani, query)).toBe(true);
});

test.each(["Արամ", "Anush", "ani aram", "055", "🎉"])("«%s» does not", (query) => {
  expect(isFound(ani, query)).toBe(false);
});

test("each letter that is typed of a name finds it", () => {
  const abel = searchKeyOf(["Աբել"], null);
  for (const query of ["A", "Ab", "Abe", "Abel", "Ա", "Աբ", "Աբե"])
    expect(isFound(abel, query), query).toBe(true);
});

test("marks of direction and emoji in names break nothing", () => {
  const key = searchKeyOf(["\u202eԱնի 🎉"], null);
  expect(isFound(key, "ani")).toBe(true);
  expect(isFound(key, "🎉")).toBe(true);
});
