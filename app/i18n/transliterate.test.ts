import { expect, test } from "vitest";
import {
  armenianToLatin,
  armenianToRussian,
  capitalised,
  latinToArmenian,
  russianToArmenian,
} from "#app/i18n/transliterate.ts";

test.each([
  ["Արևշատ", "Arevshat"],
  ["Եվգենյա", "Yevgenya"],
  ["Ոսկեհատ", "Voskehat"],
  ["Մարիետա", "Marieta"],
  ["Գաբրիել", "Gabriel"],
  ["Մանուել", "Manuel"],
  ["Ռաֆայել", "Rafayel"],
  ["Ովսաննա", "Ovsanna"],
  ["Աննա-Մարիա", "Anna-Maria"],
  ["տեր-մինասյան", "Ter-Minasyan"],
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
  ["Հրայր", "Грайр"],
  ["Հեղնար", "Эгнар"],
  ["Լիլիա", "Лилия"],
  ["Մելանյա", "Мелания"],
  ["Օֆելյա", "Офелия"],
  ["Վիկտորյա", "Виктория"],
  ["Ամալյա", "Амалия"],
  ["Տանյա", "Таня"],
  ["Համբարձում", "Амбарцум"],
  ["Արտյոմ", "Артём"],
  ["Կորյուն", "Корюн"],
  ["Արամայիս", "Арамаис"],
  ["Աննա-Մարիա", "Анна-Мария"],
])("%s is %s in Russian letters", (name, russian) => {
  expect(armenianToRussian(name)).toBe(russian);
});

test.each([
  ["Arevshat", "Արևշատ"],
  ["yeva", "Եվա"],
  ["Voskehat", "Ոսկեհատ"],
  ["Emil", "Էմիլ"],
  ["Shushan", "Շուշան"],
  ["Robert", "Ռոբերտ"],
  ["Garnik", "Գառնիկ"],
  ["Anoush", "Անուշ"],
  ["Anoosh", "Անուշ"],
  ["Gayané", "Գայանե"],
  ["Gayaneh", "Գայանե"],
  ["Minassian", "Մինասյան"],
  ["Hovhannisian", "Հովհաննիսյան"],
  ["Vivian", "Վիվյան"],
  ["Ian", "Իան"],
  ["Norair", "Նորայր"],
  ["Henry", "Հենրի"],
  ["Mkrtchyan", "Մկրտչյան"],
  ["Khatchik", "Խաչիկ"],
  ["Christina", "Քրիստինա"],
  ["Tsovik", "Ծովիկ"],
  ["Celine", "Սելինե"],
  ["Anna-Maria", "Աննա-Մարիա"],
])("%s is %s in Armenian letters", (name, armenian) => {
  expect(latinToArmenian(name)).toBe(armenian);
});

test.each([
  ["Снежана", "Սնեժանա"],
  ["Екатерина", "Եկատերինա"],
  ["Эмма", "Էմմա"],
  ["Ольга", "Օլգա"],
  ["Анатолий", "Անատոլի"],
  ["Мария", "Մարիա"],
  ["Татьяна", "Տատյանա"],
  ["Фёдор", "Ֆյոդոր"],
  ["Александр", "Ալեքսանդր"],
  ["Гаяне", "Գայանե"],
  ["Микаэл", "Միկայել"],
  ["Роза", "Ռոզա"],
  ["Заруи", "Զարուհի"],
  ["Овик", "Հովիկ"],
  ["Джемма", "Ջեմմա"],
  ["Анна-Мария", "Աննա-Մարիա"],
])("%s is %s in Armenian letters", (name, armenian) => {
  expect(russianToArmenian(name)).toBe(armenian);
});

test.each([
  ["արեւիկ", "Արեւիկ"],
  ["ԱՐԵՎԻԿ", "Արևիկ"],
  ["ԵՎԱ", "Եվա"],
  ["anna-maria", "Anna-Maria"],
  ["McKay", "McKay"],
])("%s is %s with its capitals", (typed, name) => {
  expect(capitalised(typed)).toBe(name);
});
