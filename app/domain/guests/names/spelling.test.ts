import { expect, test } from "vitest";
import { nameKeyOf, spellingOf } from "#app/domain/guests/names/spelling.ts";

test.each([
  ["Անի", "Ани", "Ani"],
  ["Արամ", "Арам", "ARAM"],
  ["Հակոբ", "Акоп", "Hakob"],
  ["Պետրոսյան", "Петросян", "Petrosyan", "Petrosian"],
  ["Խաչատրյան", "Хачатрян", "Khachatryan", "Xachatryan"],
  ["Հովհաննես", "Ованнес", "Hovhannes"],
  ["Շուշան", "Шушан", "Shushan"],
  ["Ջուլիետա", "Джульетта", "Julieta"],
  ["Ելենա", "Елена", "Yelena", "Elena"],
  ["Յուրի", "Юрий", "Yuri", "Yury"],
  ["Գայանե", "Гаяне", "Gayané"],
  ["Արևիկ", "Արեւիկ", "Аревик", "Arevik"],
  ["Ծովինար", "Цовинар", "Tsovinar"],
  ["Ժիրայր", "Жирайр", "Zhirayr"],
  ["Ոսկան", "Воскан", "Voskan"],
  ["Սերգեյ", "Сергей", "Sergey"],
  ["Ղազարյան", "Газарян", "Ghazaryan"],
  ["Ձյունիկ", "Дзюник", "Dzyunik"],
  ["Артём", "Artem", "Artyom", "Артем", "Արտյոմ", "ARTYOM"],
  ["Фёдоров", "Fyodorov", "Fedorov", "Федоров"],
  ["Щербаков", "Shcherbakov"],
  ["Schmidt", "Шмидт"],
  ["Søren Groß", "Soren Gross"],
  ["Łukasz Đorđević", "Lukasz Dordevic"],
  ["Æsa Bœuf", "Aesa Boeuf"],
  ["Işıl", "Isil"],
  ["O'Brien", "OBrien", "O’Brien"],
])("%s is found by each of its spellings", (name, ...spellings) => {
  expect(new Set([name, ...spellings].map(spellingOf)).size).toBe(1);
});

test("names that sound different stay different", () => {
  const names = [
    "Անի",
    "Աննիկ",
    "Արամ",
    "Արմեն",
    "Արման",
    "Մարիամ",
    "Մարիա",
    "Սահեն",
    "Շահեն",
    "Մարիո",
    "Մարե",
  ];
  expect(new Set(names.map(spellingOf)).size).toBe(names.length);
});

test("a household is the same in another script and another order of its words", () => {
  const key = nameKeyOf("Անի և Արամ Սարգսյան");
  for (const names of ["Sargsyan Aram, Ani", "Арам и Ани Саргсян", "Արամ, Անի – Սարգսյան"])
    expect(nameKeyOf(names), names).toBe(key);
  expect(nameKeyOf("Արամ Սարգսյան")).not.toBe(key);
});

test("numbers are not names: 11 is not 1", () => {
  expect(spellingOf("Անի 11")).not.toBe(spellingOf("Անի 1"));
});

test("letters that no table knows, signs and marks break nothing", () => {
  expect(spellingOf("李 Ani 🎉 \u202E")).toBe("李 ani");
  expect(nameKeyOf(" – ")).toBe("");
});
