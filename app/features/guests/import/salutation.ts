import { isSurname } from "#app/features/guests/import/surname.ts";
import type { People } from "#app/features/guests/import/people.ts";
import { householdLimits, namesOf } from "#app/features/guests/schema.ts";
import type { Language } from "#app/i18n/languages.ts";
import { lengthOf } from "#app/lib/clean.ts";

type Words = {
  and: string;
  /** Before several first names, and before one: null where it depends on the gender. */
  several: string;
  one: string | null;
  formal: string | null;
  family: string | null;
  guests: string;
};

const wording: Record<Language, Words> = {
  am: {
    and: "և",
    several: "Սիրելի՛",
    one: "Սիրելի՛",
    formal: "Հարգելի՛",
    family: "Սիրելի՛",
    guests: "Սիրելի՛ հյուրեր",
  },
  en: {
    and: "and",
    several: "Dear",
    one: "Dear",
    formal: "Dear",
    family: "Dear",
    guests: "Dear guests",
  },
  ru: {
    and: "и",
    several: "Дорогие",
    one: null,
    formal: "Уважаемые",
    family: "Дорогая",
    guests: "Дорогие гости",
  },
  nl: {
    and: "en",
    several: "Beste",
    one: "Beste",
    formal: "Geachte",
    family: "Beste",
    guests: "Beste gasten",
  },
  fr: {
    and: "et",
    several: "Chers",
    one: null,
    formal: null,
    family: "Chère",
    guests: "Chers amis",
  },
  de: {
    and: "und",
    several: "Liebe",
    one: null,
    formal: null,
    family: "Liebe",
    guests: "Liebe Gäste",
  },
};

const title =
  /^(?:պարոն|տիկին|օրիորդ|պրն|տկն|mr|mrs|ms|dr|г-н|г-жа|господин|госпожа|herr|frau|m|mme)\.?$/iu;
const russianFamily = /^семь/iu;

/**
 * The usual salutation: «Սիրելի՛ Արամ և Նարե» by first names; with full names when it is formal. A
 * word that depends on the gender is left out: «Արամ» alone in Russian.
 */
export function salutationOf(
  { people, isFamily }: Pick<People, "people" | "isFamily">,
  isFormal: boolean,
  language: Language,
): string {
  const words = wording[language];
  const names = namesOf({ people });
  if (names.length === 0) return words.guests;
  const shown = isFormal || isFamily ? names : names.map(firstName);
  const list = [shown.slice(0, -1).join(", "), shown.at(-1)].filter(Boolean).join(` ${words.and} `);
  const text = [wordBefore(words, shown, { isFormal, isFamily }), list].filter(Boolean).join(" ");
  return lengthOf(text) > householdLimits.salutation ? words.guests : text;
}

function wordBefore(
  words: Words,
  names: readonly string[],
  { isFormal, isFamily }: { isFormal: boolean; isFamily: boolean },
): string | null {
  const isOne = names.length === 1;
  if (isFamily && isOne) {
    // «Дорогая семья», but «Дорогие Саргсяны».
    const isWord = words !== wording.ru || russianFamily.test(names[0] ?? "");
    return isWord ? words.family : words.several;
  }
  if (isFormal) return isOne && words.one === null ? null : words.formal;
  return isOne ? words.one : words.several;
}

/** The word by which friends call a person: not the title, and not a surname that stands first. */
function firstName(name: string): string {
  const words = name.split(" ");
  const [first = name, second] = words;
  if (title.test(first)) return name;
  return second !== undefined && isSurname(first) && !isSurname(second) ? second : first;
}
