import { householdFields } from "#app/domain/guests/fields.ts";
import { isSurname } from "#app/domain/guests/import/cells/surname.ts";
import type { People } from "#app/domain/guests/import/cells/people.ts";
import { namesOf } from "#app/domain/guests/schema.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import type { SalutationWords } from "#app/i18n/languages/facts.ts";
import { householdWords, listFacts } from "#app/i18n/languages/words.generated.ts";
import { lengthOf } from "#app/lib/clean.ts";
import { anyWord } from "#app/lib/word-list.ts";

const titleWord = (words: readonly string[]) => new RegExp(`^${anyWord(words)}\\.?$`, "iu");
const titled = Object.values(householdWords).map(({ titles: written }) => written);
const titles = {
  man: titleWord(titled.map(({ man }) => man)),
  woman: titleWord(titled.map(({ woman }) => woman)),
  either: /^dr\.?$/iu,
};

/**
 * The language of a salutation's greeting; null for unknown words, and for names alone, which may
 * stand on a page of any language.
 */
export function languageOfSalutation(salutation: string): Language | null {
  // The emphasis mark stands within an Armenian word.
  const text = salutation.replace(/[՛՜]/gu, "");
  return languages.find((language) => listFacts[language].greeting.test(text)) ?? null;
}

/**
 * The usual salutation: «Սիրելի՛ Արամ և Նարե» by first names; with full names when it is formal. A
 * word that depends on the gender follows a title, as in «Уважаемая госпожа Саргсян», and is left
 * out without one: «Арам» alone in Russian.
 */
export function salutationOf(
  { people, isFamily }: Pick<People, "people" | "isFamily">,
  isFormal: boolean,
  language: Language,
): string {
  const words = householdWords[language].salutation;
  const names = namesOf({ people });
  if (names.length === 0) return words.guests;
  const guestNames = isFormal || isFamily ? names : names.map(firstName);
  const word = wordBefore(language, guestNames, { isFormal, isFamily });
  const within = guestNames.map((name, index) => (word || index > 0 ? withinSentence(name) : name));
  const list = [within.slice(0, -1).join(", "), within.at(-1)]
    .filter(Boolean)
    .join(` ${words.and} `);
  const text = [word, list].filter(Boolean).join(" ");
  return lengthOf(text) > householdFields.salutation.max ? words.guests : text;
}

/** Armenian and Russian write a title small within a sentence. */
function withinSentence(name: string): string {
  const [first = ""] = name.split(" ");
  const isSmall = isTitle(first) && /[\p{Script=Armenian}\p{Script=Cyrillic}]/u.test(first);
  return isSmall ? first.toLowerCase() + name.slice(first.length) : name;
}

function isTitle(word: string): boolean {
  return Object.values(titles).some((title) => title.test(word));
}

function wordBefore(
  language: Language,
  names: readonly string[],
  { isFormal, isFamily }: { isFormal: boolean; isFamily: boolean },
): string | null {
  const words = householdWords[language].salutation;
  const isOne = names.length === 1;
  if (isFamily && isOne) {
    const { familyBefore: agreeing } = words;
    const agrees = agreeing === undefined || startsWith(names[0] ?? "", agreeing);
    return agrees ? words.family : words.several;
  }
  if (isFormal && isOne && words.one === null) return formalWordOf(words, names[0] ?? "");
  if (isFormal) return words.formal;
  return isOne ? words.one : words.several;
}

function startsWith(name: string, words: string): boolean {
  return new RegExp(`^${anyWord([words])}`, "iu").test(name);
}

function formalWordOf({ formalTo }: SalutationWords, name: string): string | null {
  const [first = ""] = name.split(" ");
  const gender = (["man", "woman"] as const).find((candidate) => titles[candidate].test(first));
  return (gender && formalTo?.[gender]) ?? null;
}

/** The word by which friends call a person: not the title, and not a surname that stands first. */
function firstName(name: string): string {
  const words = name.split(" ");
  const [first = name, second] = words;
  if (isTitle(first)) return name;
  return second !== undefined && isSurname(first) && !isSurname(second) ? second : first;
}
