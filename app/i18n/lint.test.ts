import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { lint, lintName, writtenTexts } from "#app/i18n/lint.ts";

/** A language, a text, and what is found in it. */
const wrong: [Language, string, string][] = [
  ["am", "Ամսաթիվը: հունիսի 12", ":"],
  ["am", "Հունիսի 12: Սիրով", ":"],
  ["am", "Կգա՞ք?", "?"],
  ["am", "Եկեք բոլորդ!", "!"],
  ["am", "Եկեք բոլորդ !", "!"],
  ["am", "{{name}}: Սիրով սպասում ենք։", ":"],
  ["am", "«Նուռ»; «Մասիս»", ";"],
  ["am", "Վճարում չկա\u2024 նախ կգրենք։", "\u2024"],
  ["am", "Վճարում չկա\u00b7 նախ կգրենք։", "\u00b7"],
  ["am", "Սիրով սպասում ենք. Արման", "."],
  ["am", "Սիրով սպասում ենք.", "."],
  ["am", "2027 թ.։", ".։"],
  ["am", "Հղումը գործում է մինչև 12 դեկտեմբերի։", "12 դեկտեմբերի"],
  ["am", "մինչև մայիսի 20", "մայիսի 20"],
  ["am", "Մինչև 2027 թ. մայիսի 20 պատասխանեք", "մայիսի 20"],
  ["am", "Ինչու՞", "՞"],
  ["am", "Կգաք՞", "՞"],
  ["am", "Արի' միասին", "'"],
  ["am", 'Մենք "այո" ենք ասել։', '"'],
  ["am", "Մենք “այո» ենք ասել։", "“"],
  ["am", "Մենք « այո» ենք ասել։", " "],
  ["am", "Հրավեր…  մեզ", "  "],
  ["am", "Մենք սիր\u006fվ", "սիր\u006fվ"],
  ["am", "\u041cենք", "\u041cենք"],
  ["am", "Սպասում ենք...", "..."],
  ["am", "Սիրով ՝ մենք", " "],
  ["ru", "Приглашаем Вас на свадьбу.", "Вас"],
  ["ru", "Ждём, что Ваши гости придут.", "Ваши"],
  ["ru", "Введите один раз – увидите.", "–"],
  ["ru", "Введите один раз - увидите.", "-"],
  ["ru", 'Гостиница "Ани"', '"'],
  ["ru", "\u0043вадьба", "\u0043вадьба"],
  ["ru", "Ждём вас...", "..."],
  ["fr", "Qui vient ?", "?"],
  ["fr", "Merci!", "!"],
  ["fr", "Adresse: Erevan", ":"],
  ["fr", "{{name}}: oui", ":"],
  ["fr", "« oui »", "«"],
  ["fr", "L'église", "'"],
  ["fr", 'Dites "oui"', '"'],
  ["en", "With  love", "  "],
  ["en", "With love , us", " "],
  ["en", "With love .", " "],
  ["en", " With love", " "],
  ["en", "With love ", " "],
  ["en", "With love \nus", " "],
  ["en", " ", " "],
  ["en", "", ""],
  ["en", "invi\u00adtation", "\u00ad"],
  ["en", "invi\u200btation", "\u200b"],
  ["nl", "Met liefde...", "..."],
  ["de", "Li\u0435be", "Li\u0435be"],
];

test.for(wrong)("%s: %j is found", ([language, text, found]) => {
  const findings = lint(text, language);
  expect(findings.map((finding) => finding.text)).toContain(found);
  for (const { text: shown, at } of findings) expect(text.slice(at, at + shown.length)).toBe(shown);
});

const right: [Language, string][] = [
  ["am", "Շաբաթ, հունիսի 12, ժամը 15:04-ին։"],
  ["am", "Ժամը {{hour}}:{{minute}}"],
  ["am", "Գրեք https://hraver.am/order?lng=am:1 կամ hello@hraver.am։"],
  ["am", "Հղումը գործում է մինչև 2027 թ. դեկտեմբերի 12-ը։"],
  ["am", "մինչև մայիսի 20-ը, մինչև {{date}}"],
  ["am", "18 հուլիսի 2026 թ."],
  ["am", "Մեր կայքում Ա. Պետրոսյան և Մ. Մաշտոցի պող. 5"],
  ["am", "Տղա՞, թե՞ աղջիկ։ Ո՜ւմ ենք սպասում։ Ինչո՞ւ։ Եվ՝ «այո՛»։"],
  ["am", "Telegram՝ մեզ, Telegram։ CSV-ով, Telegram-ով"],
  ["am", "Վճարում չկա. նախ կգրենք…"],
  ["am", "Նարեկ · Մարիամ"],
  ["am", "Կգանք :)"],
  ["ru", "Вы приглашены. Вас ждут!\nВаш ответ. «Вам сюда». — Вы с нами?"],
  ["ru", "Мастер Вашингтон — 10–12 гостей."],
  ["fr", "Qui vient\u202f? «\u202foui\u202f», «\u00a0non\u00a0»\u00a0: à 15:04\u202f! L’église"],
  ["fr", "{{hour}}:{{minute}}"],
  ["en", "Sending... at 15:04, one: two? yes!"],
  ["de", "Straße – „Ararat“, 3.5"],
  ["nl", "één gast"],
];

test.for(right)("%s: %j is right", ([language, text]) => {
  expect(lint(text, language)).toEqual([]);
});

test("findings come in the order of the text, each with its place", () => {
  expect(lint("Եկե՛ք  բոլորդ!", "am").map(({ text, at }) => [text, at])).toEqual([
    ["  ", 5],
    ["!", 13],
  ]);
});

describe("a name in Armenian", () => {
  test("has a capital at its beginning alone", () => {
    expect(lintName("Մեկ Գիծ")).toEqual([{ rule: "a capital inside a name", text: "Գ", at: 4 }]);
  });

  test.for(["Մեկ գիծ", "Պատասխաններ Telegram-ով", "Տղա՞, թե՞ աղջիկ", "ՀՀ օր"])("%s", (name) => {
    expect(lintName(name)).toEqual([]);
  });
});

test("the texts of a document are found with their paths, however deep", () => {
  const document = {
    title: { am: "Հրավեր", en: "Invitation" },
    languages: ["am", "en"],
    sections: [{ type: "message", text: { key: "messages.one" } }, { names: [{ ru: "Ани" }] }],
  };
  expect(writtenTexts(document)).toEqual([
    { path: ["title", "am"], language: "am", text: "Հրավեր" },
    { path: ["title", "en"], language: "en", text: "Invitation" },
    { path: ["sections", 1, "names", 0, "ru"], language: "ru", text: "Ани" },
  ]);
});
