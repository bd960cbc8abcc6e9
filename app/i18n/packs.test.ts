import { expect, test } from "vitest";
import { findGaps, textsOf, withoutForm } from "#app/i18n/completeness.ts";
import { englishVariants, languages, type Language } from "#app/i18n/languages.ts";

type Entry = { where: string; key: string; text: string };

const packs = import.meta.glob<unknown>("/content/locales/*/*.json", {
  eager: true,
  import: "default",
});
const invitations = import.meta.glob<unknown>(
  ["/content/invitations/**/*.json", "/content/templates/*.json"],
  {
    eager: true,
    import: "default",
  },
);

const latinOrCyrillic = "[\\p{Script=Latin}\\p{Script=Cyrillic}]";
const mixedScripts = [
  new RegExp(`\\p{Script=Armenian}${latinOrCyrillic}|${latinOrCyrillic}\\p{Script=Armenian}`, "u"),
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u,
];

/** The texts of one language's packs, keyed `namespace:key`. */
function packOf(language: Language): Entry[] {
  return Object.entries(packs)
    .filter(([path]) => path.startsWith(`/content/locales/${language}/`))
    .flatMap(([path, content]) => {
      return textsOf(content).map(({ key, text }) => ({
        where: path,
        key: `${namespaceOf(path)}:${key}`,
        text,
      }));
    });
}

function namespaceOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".json".length);
}

/** All texts that a reader of `language` may see: packs, invitations and templates. */
function writtenIn(language: Language): Entry[] {
  const own = Object.entries(invitations)
    .flatMap(([path, content]) => textsOf(content).map((text) => ({ where: path, ...text })))
    .filter(({ key }) => key.endsWith(`.${language}`));
  return [...packOf(language), ...own];
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g))].toSorted();
}

function failing(entries: Entry[], wrong: (text: string) => boolean): string[] {
  return entries
    .filter(({ text }) => wrong(text.replaceAll(/\{\{[^}]*\}\}/g, "")))
    .map(({ where, key, text }) => `${where} ${key}: ${text}`);
}

test("Armenian has packs and texts of invitations to check", () => {
  expect(packOf("am").length).toBeGreaterThan(300);
  expect(writtenIn("am").length).toBeGreaterThan(packOf("am").length);
});

test.for(languages)("%s has every key of the Armenian packs and no other", (language) => {
  const all = new Map(
    Object.entries(packs).map(([path, content]) => [
      `${path.split("/")[3]}:${namespaceOf(path)}`,
      content,
    ]),
  );
  expect(findGaps(all, [language])).toEqual([]);
});

test.for(languages)("%s keeps the placeholders of the Armenian texts", (language) => {
  const armenian = new Map(
    packOf("am").map(({ key, text }) => [withoutForm(key), placeholders(text)]),
  );
  const different = packOf(language).filter(
    ({ key, text }) => String(placeholders(text)) !== String(armenian.get(withoutForm(key))),
  );
  expect(different).toEqual([]);
});

test.for(languages)("%s has informal texts only in place of polite ones", (language) => {
  const polite = new Map(packOf(language).map(({ key, text }) => [key, placeholders(text)]));
  const misplaced = packOf(language)
    .filter(({ key }) => key.startsWith("informal:"))
    .filter(({ key, text }) => {
      const replaced = polite.get(key.replace(/^informal:([a-z-]+)\./, "$1:"));
      return String(replaced) !== String(placeholders(text));
    });
  expect(misplaced).toEqual([]);
});

test.for(englishVariants)(
  "%s has what has a day or an hour, and leaves the rest to en",
  (variant) => {
    const own = Object.entries(packs).filter(([path]) => path.includes(`/${variant}/`));
    expect(own.map(([path]) => path)).toEqual([`/content/locales/${variant}/dates.json`]);
    const written = own.flatMap(([, content]) => textsOf(content).map(({ key }) => `dates:${key}`));
    const ordered = packOf("en").filter(({ text }) => /\{\{(day|hour)\}\}/.test(text));
    expect(written.toSorted()).toEqual(ordered.map(({ key }) => key).toSorted());
  },
);

test.for(languages)("%s has no empty text and no blanks around one", (language) => {
  expect(
    writtenIn(language).filter(({ text }) => text.trim() === "" || text.trim() !== text),
  ).toEqual([]);
});

test.for(languages)("%s mixes no letters of two scripts within a word", (language) => {
  expect(
    failing(writtenIn(language), (text) => mixedScripts.some((mixed) => mixed.test(text))),
  ).toEqual([]);
});

test("Armenian ends no word with a Latin question mark, exclamation mark or colon", () => {
  expect(failing(writtenIn("am"), (text) => /\p{Script=Armenian}[»)]?[?!:;]/u.test(text))).toEqual(
    [],
  );
});

test("Armenian ends its sentences with its own full stop", () => {
  // Within a sentence a point is correct Armenian (միջակետ), as it is in abbreviations such as
  // `թ.`.
  const latinStop = /(?<!(?<!\p{L})թ)(?<=\p{Script=Armenian})\.(?=[»)]?(\s*$|\s+\p{Lu}))/mu;
  expect(failing(writtenIn("am"), (text) => latinStop.test(text))).toEqual([]);
});

test("Armenian writes its middle dot as a point, and no full stop after the point of a year", () => {
  expect(failing(writtenIn("am"), (text) => /\u2024|(?<!\p{L})թ\.։/u.test(text))).toEqual([]);
});

test("an Armenian name of a design has a capital at its beginning alone", () => {
  const names = writtenIn("am").filter(({ key }) => key === "name.am");
  expect(names.length).toBeGreaterThan(30);
  expect(failing(names, (name) => /(?!^)[Ա-Ֆ]/u.test(name))).toEqual([]);
});

test("Armenian sets the marks of tone after the vowel that carries them", () => {
  expect(failing(writtenIn("am"), (text) => /(?<![աեէըիոօևԱԵԷԸԻՈՕ])[՛՜՞]/u.test(text))).toEqual([]);
});

test("Armenian quotes with guillemets that touch their words", () => {
  expect(failing(writtenIn("am"), (text) => /["“”„]|«\s|\s»/u.test(text))).toEqual([]);
});

test("French puts a narrow space that does not break before its double marks and inside guillemets", () => {
  const wrong = /(?<!\u202f)[;!?»]|«(?!\u202f)|(?<![\u202f\d]):/u;
  expect(failing(writtenIn("fr"), (text) => wrong.test(text))).toEqual([]);
});

/** What a family's guests read. Texts of firms, and of the studio to its customers, are formal. */
const familyPacks = /^(?:closings|find-table|form|form-messages|gate|invitation|kinds|messages):/;
const formalTexts =
  /^(?:closings:event$|form:tried\.|kinds:(?:answer\.event|export|thanks\.(?:commercial|event))|messages:inv-message-1[45])/;

// `Ihr` alone is the familiar plural too, and a sentence may begin with `Sie` for a thing.
test.for([
  ["de", /(?<!(?:^|[.:!?] ))\bSie\b|\b(?:Ihnen|Ihre[mnrs]?)\b/u],
  ["nl", /\b(?:u|uw|uzelf)\b/iu],
] as const)("%s addresses the guests of a family formally nowhere", ([language, formal]) => {
  const found = packOf(language).filter(
    ({ key, text }) => familyPacks.test(key) && formal.test(text),
  );
  expect(found.filter(({ key }) => !formalTexts.test(key))).toEqual([]);
  expect(found).not.toEqual([]);
});

test("Russian writes «вы» small within a sentence, and its dash is long", () => {
  const capital = /(?<=[\p{L},:;—]\s)(?:Вы|Вас|Вам|Вами|Ваш\p{Ll}*)(?!\p{L})/u;
  const shortDash = /\s–|–\s/;
  expect(failing(writtenIn("ru"), (text) => capital.test(text) || shortDash.test(text))).toEqual(
    [],
  );
});

test("English is spelt as in America, and says email", () => {
  const other = /\be-mail|\b(?:colour|favour|honour|organis|grey\b|centre\b)/i;
  expect(failing(writtenIn("en"), (text) => other.test(text))).toEqual([]);
});
