import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import {
  definitionOf,
  fileOf,
  packs,
  withTemplate,
  type Json,
} from "../../../../tests/support/content.ts";

const autumn = Date.UTC(2026, 10, 23);

/** Warnings as the command prints them, without the file and those on how a text is written. */
function linesOf(changes: Json): string[] {
  const files = withTemplate(fileOf(definitionOf(changes)));
  const { problems, warnings } = checkContent(files, packs, new Map(), autumn);
  expect(problems).toEqual([]);
  return warnings
    .filter(({ rule }) => rule !== "writing")
    .map(({ path, message }) => `${path}: ${message}`);
}

const titled = (am: string, en = "Our wedding") => ({ title: { am, en } });
const lost = "letters are lost, as in a file that was once saved in another encoding";

test.each([
  ["?????????? ??????", `title.am: ${lost}: ?????????? ??????`],
  ["??", `title.am: ${lost}: ??`],
  ["Հրա\uFFFDեր", `title.am: ${lost}: Հրա\uFFFDեր`],
  ["Մեր Ð¡Ð²Ð°Ð´ÑŒÐ±Ð°", `title.am: ${lost}: Մեր Ð¡Ð²Ð°Ð´ÑŒÐ±Ð°`],
  ["Անի <b>և</b> Արամ", "title.am: guests would read <b> as it stands here"],
  ["Անի &amp; Արամ", "title.am: guests would read &amp; as it stands here"],
  ["Անի\u2066 և Արամ", "title.am: an invisible character, U+2066: ԱնիU+2066 և Արամ"],
  ["Անի\tև Արամ", "title.am: an invisible character, U+0009: ԱնիU+0009և Արամ"],
  ["Наша свадьба", "title.am: expected Armenian, found Cyrillic letters: Наша свадьба"],
  [
    "We invite you to our wedding",
    "title.am: expected Armenian, found Latin letters: We invite you to our wedding",
  ],
])("%j is warned of as an Armenian text", (am, line) => {
  expect(linesOf(titled(am))).toEqual([line]);
});

test.each([
  "Ինչո՞ւ ոչ",
  "Անի <3 Արամ",
  "R&B երեկո",
  "Welcome drink",
  "DJ Armen & Smoke Band",
  "Գրե՛ք մեզ՝ anna.and.arman@example.com",
  "Մեր էջը՝ https://www.instagram.com/anna.and.arman.wedding/",
  "Սիրով 👨‍👩‍👧 և ❤️",
])("%j is right as an Armenian text", (am) => {
  expect(linesOf(titled(am))).toEqual([]);
});

test("a person's name is in the letters of the language, a company's and a place's as they are", () => {
  const venue = {
    type: "venue",
    name: { am: "Ararat Hall Restaurant & Garden", en: "Ararat Hall" },
    address: { am: "12 Northern Avenue, Yerevan Center", en: "12 Northern Avenue" },
  };
  const hosts = (am: string) => ({
    hosts: {
      groom: { name: { am, en: "Arman" }, email: "arman@example.com" },
      bride: { name: { am: "Աննա", en: "Anna" }, email: "anna@example.com" },
    },
    sections: [{ type: "reply" }, venue],
  });
  expect(linesOf(hosts("Արման"))).toEqual([]);
  expect(linesOf(hosts("Arman"))).toEqual([
    "hosts.groom.name.am: expected Armenian, found Latin letters: Arman",
  ]);
});

test("an address may be the same in two languages, a sentence may not", () => {
  const texts = (text: string) => ({ am: "Հրավեր", de: text, nl: text });
  const both = (text: string, address: string) => ({
    languages: ["am", "de", "nl"],
    title: texts(text),
    hosts: {
      groom: { name: { am: "Արման", de: "Arman", nl: "Arman" }, email: "arman@example.com" },
      bride: { name: { am: "Աննա", de: "Anna", nl: "Anna" }, email: "anna@example.com" },
    },
    sections: [
      { type: "reply" },
      { type: "venue", name: texts("Hotel Adlon"), address: texts(address) },
    ],
  });
  const address = "Hotel Adlon, Unter den Linden 77, Berlin";
  expect(linesOf(both("Hochzeit in Berlin", address))).toEqual([]);
  expect(linesOf(both("Wir laden euch herzlich ein", address))).toEqual([
    'title.de: expected German, found the words of "nl": Wir laden euch herzlich ein',
  ]);
});
