import { expect, test } from "vitest";
import { textsOf } from "#app/i18n/completeness.ts";
import { languages } from "#app/i18n/languages.ts";
import { genderOf, isFirstName, isSurname, proposeName, proposeNames } from "#app/i18n/names.ts";
import {
  armenianToLatin,
  armenianToRussian,
  latinToArmenian,
  russianToArmenian,
} from "#app/i18n/transliterate.ts";
import { commonest } from "../../tests/support/commonest-names.ts";
import { ownPacks } from "../../tests/support/own-content.ts";

const wanted = ["am", "en", "ru"] as const;

test("there are two hundred names to try", () => {
  expect(new Set(commonest.map(({ am }) => am)).size).toBeGreaterThanOrEqual(200);
});

test.each(wanted)("the commonest names, typed as in %s, are known in all scripts", (language) => {
  const proposed = commonest.map((name) => proposeName(name[language], wanted, ownPacks));
  expect(proposed.map(({ text }) => text)).toEqual(commonest);
  expect(proposed.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

/** Each rule with the names that it misspells, which the packs alone know. */
const rules = [
  {
    from: "am",
    into: "en",
    rule: armenianToLatin,
    misspelt: `
    Ալեքս Եվա`,
  },
  {
    from: "am",
    into: "ru",
    rule: armenianToRussian,
    misspelt: `
    Դավիթ Միքայել Հովհաննես Վահե Հակոբ Ալբերտ Էմիլ Համլետ Հենրիկ Հմայակ Հրաչյա Ղազար Միհրան
    Մհեր Շահեն Ռաֆայել Դանիել Արաքսյա Աստղիկ Թեհմինե Ջուլիետա Սիլվա`,
  },
  {
    from: "en",
    into: "am",
    rule: latinToArmenian,
    misspelt: `
    Davit Gor Monte Mikayel Artur Hovsep Harutyun Mkhitar Stepan Tatul Raffi Eva Lilit Arpi
    Arpine Taguhi Tamara Tehmine Hripsime Satenik Sara Sirarpi Tatev Tatevik Knarik`,
  },
  {
    from: "ru",
    into: "am",
    rule: russianToArmenian,
    misspelt: `
    Давид Айк Гор Монте Микаэл Ованес Ваге Артур Акоп Ваагн Гегам Егише Исаак Гамлет Генрик
    Амаяк Овсеп Грайр Грачья Грант Казар Гукас Арутюн Мигран Мхитар Мушег Мгер Шаген Погос
    Саак Степан Татул Араик Раффи Анаит Лилит Арпи Арпине Амалия Араксия Астхик Гоар Тагуи
    Тамара Тегмине Асмик Эгине Эрмине Рипсиме Мелания Шогик Джульетта Сатеник Сара Сирарпи
    Виктория Татев Татевик Кнарик Офелия`,
  },
] as const;

test.each(rules)(
  "by rule the other names come out right, from $from into $into",
  ({ from, into, rule, misspelt }) => {
    const wrong = commonest.filter((name) => rule(name[from]) !== name[into]);
    expect(wrong.map((name) => name[from])).toEqual(misspelt.trim().split(/\s+/));
  },
);

/** The keys of a pack, and its texts. */
function readPack(id: string): { keys: string[]; texts: string[] } {
  const entries = textsOf(ownPacks.get(id));
  return { keys: entries.map(({ key }) => key), texts: entries.map(({ text }) => text) };
}

test("every first name has a gender, and every other spelling a name", () => {
  const names = readPack("am:names");
  const genders = readPack("all:name-genders");
  expect(genders.keys).toEqual(names.keys);
  expect(new Set(genders.texts)).toEqual(new Set(["man", "woman", "either"]));
  const known = new Set([...names.keys, ...readPack("am:surnames").keys]);
  const variants = readPack("all:name-variants").texts;
  expect(variants.length).toBeGreaterThan(200);
  expect(variants.filter((key) => !known.has(key))).toEqual([]);
});

test.each(["names", "surnames"])("no two %s are spelt the same in Latin letters", (group) => {
  const found = readPack(`en:${group}`).texts.map(
    (name) => proposeName(name, ["am"], ownPacks).text.am,
  );
  expect(found).toEqual(readPack(`am:${group}`).texts);
});

test("French says the last vowel", () => {
  for (const [typed, french] of [
    ["Մանե", "Mané"],
    ["Lusine", "Lusiné"],
    ["Ваге", "Vahé"],
    ["Vache", "Vatché"],
  ] as const)
    expect(proposeName(typed, ["fr"], ownPacks).text.fr).toBe(french);
});

test.each([
  ["Hagop", "Հակոբ", "Акоп"],
  ["Krikor", "Գրիգոր", "Григор"],
  ["Garabed", "Կարապետ", "Карапет"],
  ["Boghos", "Պողոս", "Погос"],
  ["Sarkis", "Սարգիս", "Саргис"],
  ["Vosdanig", "Ոստանիկ", "Востаник"],
  ["Anoush", "Անուշ", "Ануш"],
  ["Gayané", "Գայանե", "Гаяне"],
  ["Gayaneh", "Գայանե", "Гаяне"],
  ["Lousine", "Լուսինե", "Лусине"],
  ["Arthur", "Արթուր", "Артур"],
  ["Sophie", "Սոֆի", "Софи"],
  ["Victor", "Վիկտոր", "Виктор"],
  ["Khatchadour", "Խաչատուր", "Хачатур"],
  ["Harutyunian", "Հարությունյան", "Арутюнян"],
  ["Hovhannisian", "Հովհաննիսյան", "Ованнисян"],
  ["Minassian", "Մինասյան", "Минасян"],
  ["Garabedian", "Կարապետյան", "Карапетян"],
])("%s is known, and stays so in Latin letters", (typed, am, ru) => {
  for (const one of [typed, typed.toLowerCase(), typed.toUpperCase()])
    expect(proposeName(one, languages, ownPacks)).toEqual({
      text: { am, ru, en: typed, fr: typed, de: typed, nl: typed },
      isKnown: true,
    });
});

test.each([
  ["Յակոբ", "Hakob"],
  ["Յարութիւն", "Harutyun"],
  ["Դաւիթ", "Davit"],
  ["Գէորգ", "Gevorg"],
  ["Սարգսեան", "Sargsyan"],
])("the classical spelling %s is known, and stays in Armenian", (typed, en) => {
  expect(proposeName(typed, ["am", "en"], ownPacks)).toEqual({
    text: { am: typed, en },
    isKnown: true,
  });
});

test.each([
  ["Անտառամ", "Անտառամ", "Antaram", "Антарам"],
  ["anna-maria", "Աննա-Մարիա", "Anna-Maria", "Анна-Мария"],
  ["ՏԵՐ-ՄԻՆԱՍՅԱՆ", "Տեր-Մինասյան", "Ter-Minasyan", "Тер-Минасян"],
  ["Снежана", "Սնեժանա", "Snezhana", "Снежана"],
  ["Jan van Dam", "Ջան Վան Դամ", "Jan van Dam", "Джан Ван Дам"],
  ["Ани и Арам", "Անի և Արամ", "Ani and Aram", "Ани и Арам"],
  ["美咲", "美咲", "美咲", "美咲"],
])("%s is %s, %s, %s", (typed, am, en, ru) => {
  expect(proposeName(typed, ["am", "en", "ru"], ownPacks).text).toEqual({ am, en, ru });
});

test("a name is known when each of its parts is", () => {
  const isKnown = (name: string) => proposeName(name, ["am"], ownPacks).isKnown;
  expect(isKnown("Աննա-Մարիա Սարգսյան")).toBe(true);
  expect(isKnown("Տեր-Մինասյան")).toBe(false);
  expect(isKnown("Անտառամ")).toBe(false);
  expect(proposeNames(["Անի", "Անտառամ"], ["fr"], ownPacks)).toEqual({
    text: { fr: "Ani et Antaram" },
    isKnown: false,
  });
});

test("without packs every name is spelt by rule", () => {
  expect(proposeName("Ռուզան Հակոբյան", ["en", "ru"], new Map())).toEqual({
    text: { en: "Ruzan Hakobyan", ru: "Рузан Акобян" },
    isKnown: false,
  });
});

test("a gender is the packs', and of no other name", () => {
  const genders = (names: string[]) => names.map((name) => genderOf(name, ownPacks));
  expect(genders(["Արման", "hagop", "Виктор"])).toEqual(["man", "man", "man"]);
  expect(genders(["Ofelya", "Мариам", "Աննա-Մարիա"])).toEqual(["woman", "woman", "woman"]);
  expect(genders(["Սևան", "Xavier", "Անտառամ", "Sargsyan", ""])).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("a first name that ends like a surname is none", () => {
  expect(isSurname("Sebastian", ownPacks)).toBe(false);
  expect(isFirstName("Sebastian", ownPacks)).toBe(true);
  expect(isSurname("Քոթանջյան", ownPacks)).toBe(true);
  expect(isSurname("Arustamian", ownPacks)).toBe(true);
});
