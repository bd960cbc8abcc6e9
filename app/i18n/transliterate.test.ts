import { expect, test } from "vitest";
import { armenianToLatin, armenianToRussian, latinToArmenian } from "#app/i18n/transliterate.ts";

test.each([
  ["Արևշատ", "Arevshat"],
  ["Եվգենյա", "Yevgenya"],
  ["Ոսկեհատ", "Voskehat"],
  ["Մարիետա", "Mariyeta"],
  ["Ուրարտու", "Urartu"],
  ["Շողակաթ", "Shoghakat"],
  ["Ծովինար", "Tsovinar"],
  ["Գառնիկ", "Garnik"],
  ["Ջիվան", "Jivan"],
  ["արեւիկ", "Arevik"],
])("%s is %s in Latin letters", (name, latin) => {
  expect(armenianToLatin(name)).toBe(latin);
});

test.each([
  ["Արևշատ", "Аревшат"],
  ["Հայկանուշ", "Айкануш"],
  ["Ջիվան", "Дживан"],
  ["Պետրոսյան", "Петросян"],
  ["Յուրի", "Юри"],
])("%s is %s in Russian letters", (name, russian) => {
  expect(armenianToRussian(name)).toBe(russian);
});

test.each([
  ["Arevshat", "Արևշատ"],
  ["yeva", "Եվա"],
  ["Voskehat", "Ոսկեհատ"],
  ["Emil", "Էմիլ"],
  ["Shushan", "Շուշան"],
])("%s is %s in Armenian letters", (name, armenian) => {
  expect(latinToArmenian(name)).toBe(armenian);
});
