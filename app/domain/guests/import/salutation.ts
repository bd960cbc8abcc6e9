import { householdFields } from "#app/domain/guests/household-fields.ts";
import { isSurname } from "#app/domain/guests/import/surname.ts";
import type { People } from "#app/domain/guests/import/people-cell.ts";
import { namesOf } from "#app/domain/guests/schema.ts";
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

const titles = {
  man: /^(?:պարոն|պրն|mr|г-н|господин|herr|m|monsieur)\.?$/iu,
  woman: /^(?:տիկին|տկն|օրիորդ|mrs|ms|г-жа|госпожа|frau|mme|madame)\.?$/iu,
  either: /^dr\.?$/iu,
};

/** Formal words before one person whose title tells the gender. */
const formalByGender: Partial<Record<Language, { man: string; woman: string }>> = {
  ru: { man: "Уважаемый", woman: "Уважаемая" },
  fr: { man: "Cher", woman: "Chère" },
  de: { man: "Sehr geehrter", woman: "Sehr geehrte" },
};

/** Words with which a salutation begins; a name alone may stand on a page of any language. */
const greetings: [Language, RegExp][] = [
  ["am", /^(?:մեր |իմ )?(?:սիրելի|հարգելի|մեծարգո|թանկագին|հարգարժան)/iu],
  ["en", /^(?:my |our )?(?:dear|dearest|hello|hi)(?!\p{L})/iu],
  ["ru", /^(?:наш[иа]? |мо[ийя] )?(?:много)?(?:дорог|уважаем|мил[ыа]|любим)/iu],
  ["nl", /^(?:beste|lieve|liefste|geachte)(?!\p{L})/iu],
  ["fr", /^(?:mes |nos |bien )?(?:très )?chers?(?!\p{L})|^(?:bien |très )?chères?(?!\p{L})/iu],
  ["de", /^(?:ihr )?(?:liebe[rs]?(?!\p{L})|sehr geehrte|geehrte)/iu],
];

/** The language of a salutation's greeting; null for names alone and unknown words. */
export function languageOfSalutation(salutation: string): Language | null {
  // The emphasis mark stands within an Armenian word.
  const text = salutation.replace(/[՛՜]/gu, "");
  return greetings.find(([, greeting]) => greeting.test(text))?.[0] ?? null;
}

const russianFamily = /^семь/iu;

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
  const words = wording[language];
  const names = namesOf({ people });
  if (names.length === 0) return words.guests;
  const shown = isFormal || isFamily ? names : names.map(firstName);
  const word = wordBefore(language, shown, { isFormal, isFamily });
  const within = shown.map((name, index) => (word || index > 0 ? withinSentence(name) : name));
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
  const words = wording[language];
  const isOne = names.length === 1;
  if (isFamily && isOne) {
    // «Дорогая семья», but «Дорогие Саргсяны».
    const isWord = words !== wording.ru || russianFamily.test(names[0] ?? "");
    return isWord ? words.family : words.several;
  }
  if (isFormal && isOne && words.one === null) return formalWordOf(language, names[0] ?? "");
  if (isFormal) return words.formal;
  return isOne ? words.one : words.several;
}

function formalWordOf(language: Language, name: string): string | null {
  const [first = ""] = name.split(" ");
  const gender = (["man", "woman"] as const).find((one) => titles[one].test(first));
  return (gender && formalByGender[language]?.[gender]) ?? null;
}

/** The word by which friends call a person: not the title, and not a surname that stands first. */
function firstName(name: string): string {
  const words = name.split(" ");
  const [first = name, second] = words;
  if (isTitle(first)) return name;
  return second !== undefined && isSurname(first) && !isSurname(second) ? second : first;
}
