import type { Packs } from "#app/features/authoring/resolve.ts";
import type { WrittenText } from "#app/features/invitation/schema.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { armenianToLatin, armenianToRussian, latinToArmenian } from "#app/i18n/transliterate.ts";

/** A name in several languages; `isKnown` when every word is in the packs of names. */
export type ProposedName = { text: WrittenText; isKnown: boolean };

const groups = ["names", "surnames"] as const;

/**
 * A person's name in each language. Words in the packs of names and surnames, typed in any script,
 * are taken from there; others are transliterated by rule.
 */
export function proposeName(
  typed: string,
  wanted: readonly Language[],
  packs: Packs,
): ProposedName {
  const words = typed.normalize("NFC").trim().split(/\s+/);
  const found = words.map((word) => findWord(word, packs));
  const text = Object.fromEntries(
    wanted.map((language) => [
      language,
      words.map((word, index) => found[index]?.[language] ?? spellBy(word, language)).join(" "),
    ]),
  );
  return { text, isKnown: found.every((word) => word !== null) };
}

/** Joins several names into one, `Anna and Arman`, with each language's word for `and`. */
export function proposeNames(
  typed: readonly string[],
  wanted: readonly Language[],
  packs: Packs,
): ProposedName {
  const names = typed.map((name) => proposeName(name, wanted, packs));
  const text = Object.fromEntries(
    wanted.map((language) => {
      const and = new Map(entriesOf(packs, language, "words")).get("and") ?? "·";
      return [language, names.map((name) => name.text[language]).join(` ${and} `)];
    }),
  );
  return { text, isKnown: names.every(({ isKnown }) => isKnown) };
}

/** A company's name, the same in every language. Never `isKnown`, so that staff check it. */
export function proposeCompany(typed: string, wanted: readonly Language[]): ProposedName {
  const name = typed.normalize("NFC").trim();
  return { text: Object.fromEntries(wanted.map((language) => [language, name])), isKnown: false };
}

/**
 * The key of a first name in the packs, as `mariam`, whatever the script it was typed in; null when
 * unknown.
 */
export function keyOfName(word: string, packs: Packs): string | null {
  return keyOf(word, packs, "names");
}

/** Whether a word is a surname in the packs or ends like an Armenian surname. */
export function isSurname(word: string, packs: Packs): boolean {
  return keyOf(word, packs, "surnames") !== null || /.{2}(?:յան|եան|yan|ian|ян)$/iu.test(word);
}

function keyOf(word: string, packs: Packs, group: string): string | null {
  for (const language of languages)
    for (const [key, name] of entriesOf(packs, language, group))
      if ([key, name].some((one) => comparable(one) === comparable(word))) return key;
  return null;
}

/** A name from the packs in all languages; null when they lack it. */
function findWord(word: string, packs: Packs): Partial<Record<Language, string>> | null {
  for (const group of groups) {
    const key = keyOf(word, packs, group);
    if (key === null) continue;
    return Object.fromEntries(
      languages.flatMap((code) => {
        const own = new Map(entriesOf(packs, code, group)).get(key);
        return own === undefined ? [] : [[code, own]];
      }),
    );
  }
  return null;
}

function entriesOf(packs: Packs, language: Language, group: string): [string, string][] {
  const pack = packs.get(`${language}:${group}`);
  if (typeof pack !== "object" || pack === null) return [];
  return Object.entries(pack).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
}

/** Lower case, with the three spellings of և unified. */
function comparable(name: string): string {
  return name.normalize("NFC").toLowerCase().replaceAll(/եւ|եվ/g, "և");
}

function spellBy(word: string, language: Language): string {
  const isArmenian = /^\p{Script=Armenian}/u.test(word);
  const isLatin = /^\p{Script=Latin}/u.test(word);
  // Only Armenian and Latin can be transliterated by rule; other scripts are kept as typed.
  if (!isArmenian && !isLatin) return word;
  const armenian = isArmenian ? word : latinToArmenian(word);
  if (language === "am") return armenian.charAt(0).toUpperCase() + armenian.slice(1);
  if (language === "ru") return armenianToRussian(armenian);
  return isLatin ? word.charAt(0).toUpperCase() + word.slice(1) : armenianToLatin(word);
}
