import type { Packs } from "#app/features/authoring/resolve.ts";
import type { WrittenText } from "#app/features/invitation/schema.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { armenianToLatin, armenianToRussian, latinToArmenian } from "#app/i18n/transliterate.ts";

/** A name in several languages; `isKnown` where the packs of names have every word of it. */
export type ProposedName = { text: WrittenText; isKnown: boolean };

const groups = ["names", "surnames"] as const;

/**
 * A person's name in each language: every word from the packs of names and surnames, in whichever
 * script it was typed; what they do not know is spelt by rule.
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

/** Several who are named as one, `Anna and Arman`, with the word for `and` of each language. */
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

/** A company's name, which is the same everywhere unless it says otherwise: staff look at it. */
export function proposeCompany(typed: string, wanted: readonly Language[]): ProposedName {
  const name = typed.normalize("NFC").trim();
  return { text: Object.fromEntries(wanted.map((language) => [language, name])), isKnown: false };
}

/** The key of a first name in the pack of names, as in `mariam`, in whichever script it was typed. */
export function keyOfName(word: string, packs: Packs): string | null {
  return keyOf(word, packs, "names");
}

/** Whether a word is a surname of the pack, or has a surname's ending. */
export function isSurname(word: string, packs: Packs): boolean {
  return keyOf(word, packs, "surnames") !== null || /.{2}(?:յան|եան|yan|ian|ян)$/iu.test(word);
}

function keyOf(word: string, packs: Packs, group: string): string | null {
  for (const language of languages)
    for (const [key, name] of entriesOf(packs, language, group))
      if ([key, name].some((one) => comparable(one) === comparable(word))) return key;
  return null;
}

/** A name of the packs in all languages, or null where they do not have it. */
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

/** Without capitals, and with և in one of its three spellings. */
function comparable(name: string): string {
  return name.normalize("NFC").toLowerCase().replaceAll(/եւ|եվ/g, "և");
}

function spellBy(word: string, language: Language): string {
  const isArmenian = /^\p{Script=Armenian}/u.test(word);
  const isLatin = /^\p{Script=Latin}/u.test(word);
  // Another script is left as it was typed, for a person to write.
  if (!isArmenian && !isLatin) return word;
  const armenian = isArmenian ? word : latinToArmenian(word);
  if (language === "am") return armenian.charAt(0).toUpperCase() + armenian.slice(1);
  if (language === "ru") return armenianToRussian(armenian);
  return isLatin ? word.charAt(0).toUpperCase() + word.slice(1) : armenianToLatin(word);
}
