import { languages, scriptOf, type Language } from "#app/i18n/languages.ts";
import type { Script } from "#app/i18n/languages/facts.ts";
import { passportLanguages } from "#app/i18n/languages/index.generated.ts";
import { scriptOfText } from "#app/i18n/scripts.ts";
import {
  armenianToLatin,
  armenianToRussian,
  capitalised,
  latinToArmenian,
  russianToArmenian,
} from "#app/i18n/transliterate.ts";

/** Language packs by `language:namespace`, as in `am:names`. */
type Packs = ReadonlyMap<string, unknown>;

type Text = Partial<Record<Language, string>>;

/** A name in several languages; `isKnown` when every word is in the packs of names. */
export type ProposedName = { text: Text; isKnown: boolean };

/**
 * The packs that `proposeName` reads. In the folder `all` are facts that are the same for every
 * language: `name-variants` has the key of another spelling, `hakob` for `hagop`; `name-genders`
 * says whether a first name is a `man`'s, a `woman`'s or `either`'s.
 */
export const packsOfNames: readonly string[] = [
  "all:name-variants",
  ...languages.flatMap((language) =>
    ["names", "surnames", "words"].map((group) => `${language}:${group}`),
  ),
];

/**
 * A person's name in each language. Words in the packs of names and surnames, typed in any script,
 * are taken from there; others are transliterated by rule. A spelling that is not the passport's,
 * such as `Hagop` or `Sophie`, stays as it was typed in the languages of its script: it is the
 * family's.
 */
export function proposeName(
  typed: string,
  targetLanguages: readonly Language[],
  packs: Packs,
): ProposedName {
  const name = typed.normalize("NFC").trim();
  const words = name
    .split(/\s+/)
    .map((word) => proposeWord(hasCase(name) ? word : capitalised(word), packs));
  const text = Object.fromEntries(
    targetLanguages.map((language) => [
      language,
      words.map((word) => word.text[language]).join(" "),
    ]),
  );
  return { text, isKnown: words.every(({ isKnown }) => isKnown) };
}

/** Joins several names into one, `Anna and Arman`, with each language's word for `and`. */
export function proposeNames(
  typed: readonly string[],
  targetLanguages: readonly Language[],
  packs: Packs,
): ProposedName {
  const names = typed.map((name) => proposeName(name, targetLanguages, packs));
  const text = Object.fromEntries(
    targetLanguages.map((language) => {
      const and = new Map(entriesOf(packs, `${language}:words`)).get("and") ?? "·";
      return [language, names.map((name) => name.text[language]).join(` ${and} `)];
    }),
  );
  return { text, isKnown: names.every(({ isKnown }) => isKnown) };
}

/** A company's name, the same in every language. Never `isKnown`, so that staff check it. */
export function proposeCompany(typed: string, targetLanguages: readonly Language[]): ProposedName {
  const name = typed.normalize("NFC").trim();
  return {
    text: Object.fromEntries(targetLanguages.map((language) => [language, name])),
    isKnown: false,
  };
}

/** True if a word is a first name in the packs, whatever the script it was typed in. */
export function isFirstName(word: string, packs: Packs): boolean {
  return firstNameOf(word, packs) !== null;
}

/**
 * The gender of a first name; null for one that may be either's, as Սևան, and for one that the
 * packs lack.
 */
export function genderOf(word: string, packs: Packs): "man" | "woman" | null {
  const key = firstNameOf(word, packs);
  const gender = new Map(entriesOf(packs, "all:name-genders")).get(key ?? "");
  return gender === "man" || gender === "woman" ? gender : null;
}

/** True if a word is a surname in the packs or ends like an Armenian surname. */
export function isSurname(word: string, packs: Packs): boolean {
  const match = find(word, packs);
  return match ? match.entry.group === "surnames" : /.{2}(?:յան|եան|yan|ian|ян)$/iu.test(word);
}

/** The key of a first name; of Աննա-Մարիա the first part's. */
function firstNameOf(word: string, packs: Packs): string | null {
  const match = find(word, packs) ?? find(word.split("-", 1)[0] ?? "", packs);
  return match?.entry.group === "names" ? match.entry.key : null;
}

/** True if a name was typed in small letters and capitals, which are then right as they are. */
function hasCase(name: string): boolean {
  return /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
}

function proposeWord(word: string, packs: Packs): { text: Text; isKnown: boolean } {
  const match = find(word, packs);
  if (match) {
    const text = { ...spellByRule(word), ...match.entry.text };
    return { text: match.isUsual ? text : { ...text, ...asTyped(word) }, isKnown: true };
  }
  const parts = word.split("-");
  if (parts.length === 1) return { text: spellByRule(word), isKnown: false };
  const names = parts.map((part) => proposeWord(part, packs));
  const text = Object.fromEntries(
    languages.map((language) => [language, names.map((name) => name.text[language]).join("-")]),
  );
  return { text, isKnown: names.every(({ isKnown }) => isKnown) };
}

/** The script of a word's first letter; null for one that this product does not write. */
function scriptOfWord(word: string): Script | null {
  return scriptOfText(/\p{L}/u.exec(word)?.[0] ?? "");
}

/** A word in the languages of its own script. */
function asTyped(word: string): Text {
  const script = scriptOfWord(word);
  return Object.fromEntries(
    languages
      .filter((language) => scriptOf(language) === script)
      .map((scriptLanguage) => [scriptLanguage, word]),
  );
}

/** A word of another script is kept as typed in every language. */
function spellByRule(word: string): Text {
  const script = scriptOfWord(word);
  const armenian =
    script === "Latin"
      ? latinToArmenian(word)
      : script === "Cyrillic"
        ? russianToArmenian(word)
        : word;
  const spellings = script && {
    Armenian: armenian,
    Cyrillic: armenianToRussian(armenian),
    Latin: armenianToLatin(armenian),
  };
  return {
    ...Object.fromEntries(
      languages.map((language) => [language, spellings?.[scriptOf(language)] ?? word]),
    ),
    ...asTyped(word),
  };
}

type Entry = { group: "names" | "surnames" | "words"; key: string; text: Text };

/**
 * The packs' words by their usual spelling in each script, and by what all spellings have in
 * common, `alike`.
 */
type Index = { usual: Map<string, Entry>; alike: Map<string, Entry> };

function find(word: string, packs: Packs): { entry: Entry; isUsual: boolean } | null {
  const { usual, alike } = indexOf(packs);
  const entry = usual.get(comparable(word));
  if (entry) return { entry, isUsual: true };
  const other = alike.get(comparable(word)) ?? alike.get(alikeOf(word));
  return other ? { entry: other, isUsual: false } : null;
}

const indexes = new WeakMap<Packs, Index>();

function indexOf(packs: Packs): Index {
  const cachedIndex = indexes.get(packs);
  if (cachedIndex) return cachedIndex;
  const names = [...entriesIn(packs, "names"), ...entriesIn(packs, "surnames")];
  const ands = entriesIn(packs, "words").filter(({ key }) => key === "and");
  const byKey = new Map(names.map((entry) => [entry.key, entry]));
  const variants = entriesOf(packs, "all:name-variants").flatMap(([spelling, key]): Spelling[] => {
    const entry = byKey.get(key);
    return entry ? [[spelling, entry]] : [];
  });
  const index = {
    usual: firstOf(
      [...spellingsOf(names, passportLanguages), ...spellingsOf(ands, languages)],
      comparable,
    ),
    alike: new Map([
      ...firstOf([...spellingsOf(names, languages), ...variants], alikeOf),
      ...firstOf(variants, comparable),
    ]),
  };
  indexes.set(packs, index);
  return index;
}

type Spelling = readonly [string, Entry];

function spellingsOf(entries: readonly Entry[], targetLanguages: readonly Language[]): Spelling[] {
  return targetLanguages.flatMap((language) =>
    entries.flatMap((entry): Spelling[] => {
      const spelling = entry.text[language];
      return spelling === undefined ? [] : [[spelling, entry]];
    }),
  );
}

/** Of words with the same spelling by `by` the first. */
function firstOf(
  spellings: readonly Spelling[],
  by: (spelling: string) => string,
): Map<string, Entry> {
  return new Map(spellings.map(([spelling, entry]) => [by(spelling), entry] as const).toReversed());
}

function entriesIn(packs: Packs, group: Entry["group"]): Entry[] {
  const texts = new Map<string, Text>();
  for (const language of languages)
    for (const [key, text] of entriesOf(packs, `${language}:${group}`))
      texts.set(key, { ...texts.get(key), [language]: text });
  return [...texts].map(([key, text]) => ({ group, key, text }));
}

function entriesOf(packs: Packs, id: string): [string, string][] {
  const pack = packs.get(id);
  if (typeof pack !== "object" || pack === null) return [];
  return Object.entries(pack).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
}

/** Lower case, with the three spellings of և unified. */
function comparable(name: string): string {
  return name.normalize("NFC").toLowerCase().replaceAll(/եւ|եվ/g, "և");
}

/** Reduces the spellings of a name to what they have in common, applied in this order. */
const alikeRules: readonly (readonly [RegExp, string])[] = [
  // The classical Armenian spelling of the diaspora: Յակոբ, Յարութիւն, Դաւիթ, Սարգսեան, Մարօ.
  [/^յ(?=[աո])/, "հ"],
  [/իւ/g, "յու"],
  [/(?<!ո)ւ/g, "վ"],
  [/եա/g, "յա"],
  [/է/g, "ե"],
  [/օ/g, "ո"],
  // Микаел and Микаэл, Даниэль.
  [/э/g, "е"],
  [/[ьъ]/g, ""],
  // Anoush, Lusineh, Khatchatour, Harutyunian, Arthur, Alexandr, Sophie, Victor, Yelena.
  [/ou|oo/g, "u"],
  [/tch/g, "ch"],
  [/dzh|dj/g, "j"],
  [/tz/g, "ts"],
  [/ss/g, "s"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/w/g, "v"],
  [/x/g, "ks"],
  [/ck/g, "k"],
  [/c(?![ehi])/g, "k"],
  [/y/g, "i"],
  [/(?<=[aeiou])h$/, ""],
  [/^ie/, "e"],
  [/ie$/, "i"],
];

function alikeOf(name: string): string {
  const plain = comparable(name).normalize("NFD").replaceAll(/\p{M}/gu, "");
  return alikeRules.reduce((text, [from, to]) => text.replace(from, to), plain);
}
