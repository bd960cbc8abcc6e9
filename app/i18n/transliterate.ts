import { armenianOfLatin, armenianOfRussian, latinOf, russianOf } from "#app/i18n/letters.ts";

/**
 * Transliteration of names that no pack has, letter by letter. A proposal for staff to check:
 * families spell their names as they like.
 */

const consonant = "[բգդզթժլխծկհձղճմնշչպջռսվտրցփքֆ]";

/** Rules that depend on a letter's neighbours, applied in this order before single letters. */
type Rules = readonly (readonly [RegExp, string])[];

const intoLatin: Rules = [
  [/^ո(?![ւվ])/, "վո"],
  // `ե` and `և` are "ye" and "yev" at the start and after a vowel, but not after `ի` and `ու`:
  // Gabriel, Manuel.
  [/(?<=^|[աեէըոօ])(?=[եև])/g, "յ"],
];

const intoRussian: Rules = [
  [/^ո(?![ւվ])/, "վո"],
  // `հ` is silent but here: Грант, Грачья; and without it Հեղինե begins with э.
  [/^հր/, "գր"],
  [/^հե/, "э"],
  [/րձու/g, "րցու"],
  [new RegExp(`(?<=${consonant})յո(?!ւ)`, "g"), "ё"],
  // Мария, София; Мелания, but Таня, which has one vowel less.
  [/(?:իա|(?<=ֆ)յա|(?<=[աեէիոօև].*[աեէիոօև].*[լնր])յա)$/, "ия"],
];

const fromLatin: Rules = [
  [/ou|oo/g, "u"],
  [/(?<=[aeiou])h$/, ""],
  [/(?<=[aeiou])tch/g, "ch"],
  [/dzh|dj/g, "j"],
  [/ck/g, "k"],
  [/c(?=[eiy])|ss/g, "s"],
  // Surnames of the diaspora: Harutyunian.
  [/(?<=.{3})ian$/, "yan"],
  [/ie$|(?<=[^aeiou])y$/, "i"],
  [/air$/, "ayr"],
  [/^ye/, "ե"],
  [/^vo/, "ո"],
  [/^e/, "է"],
  [/^o/, "օ"],
  [/^ts/, "ծ"],
  [/^(?:ch|k)(?=r)/, "ք"],
  // No Armenian name but Րաֆֆի begins with ր.
  [/^r|r(?=n)/g, "ռ"],
  // Between consonants `y` is the short vowel of Մկրտիչ, which Armenian does not write inside a
  // word.
  [/(?<=[^aeiou])y(?=[^aeiou])/g, "ը"],
];

const fromRussian: Rules = [
  [/ий$/, "и"],
  [/ия$/, "иա"],
  // Заруи, Вардуи; Овсеп, Овик.
  [/уи$/, "уհի"],
  [/^ов/, "հով"],
  [/(?<=[аоуыюяёэе])[еэ]/g, "յե"],
  [/^е/, "ե"],
  [/^э/, "է"],
  [/^о/, "օ"],
  [/^ц/, "ծ"],
  [/^к(?=р)/, "ք"],
  [/^р|р(?=н)/g, "ռ"],
];

/**
 * Transliterates an Armenian word into Latin letters as in English, French, German and Dutch
 * passports.
 */
export function armenianToLatin(word: string): string {
  return transliterate(word, intoLatin, latinOf);
}

/** Transliterates an Armenian word into Russian letters. */
export function armenianToRussian(word: string): string {
  return transliterate(word, intoRussian, russianOf);
}

/** Transliterates a Latin word into Armenian letters; the least certain of all. */
export function latinToArmenian(word: string): string {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return transliterate(plain, fromLatin, armenianOfLatin);
}

/** Transliterates a Russian word into Armenian letters. */
export function russianToArmenian(word: string): string {
  return transliterate(word, fromRussian, armenianOfRussian);
}

/** Gives a name its capitals; one in capitals alone loses the others. */
export function capitalised(name: string): string {
  const isShouted = name.length > 1 && name === name.toUpperCase();
  return name.replaceAll(parts, (part) => withCapital(isShouted ? lower(part) : part));
}

/** The parts of a name with a hyphen, each a word of its own: Աննա-Մարիա, Տեր-Մինասյան. */
const parts = /[^-֊]+/g;

function transliterate(name: string, rules: Rules, table: Record<string, string>): string {
  return name.replaceAll(parts, (part) => {
    const sounded = rules.reduce((text, [from, to]) => text.replace(from, to), lower(part));
    return withCapital(spell(sounded, table));
  });
}

function lower(word: string): string {
  // Some keyboards type `և` as two letters, and capitals of it are always two.
  return word.normalize("NFC").toLowerCase().replaceAll(/եւ|եվ/g, "և");
}

/** Replaces the longest matching entries of the table; other characters stay. */
function spell(text: string, table: Record<string, string>): string {
  let spelt = "";
  for (let position = 0; position < text.length;) {
    const part = [3, 2, 1]
      .map((size) => text.slice(position, position + size))
      .find((candidate) => candidate in table);
    spelt += part === undefined ? text.charAt(position) : (table[part] ?? "");
    position += part?.length ?? 1;
  }
  return spelt;
}

/** The capital of `և` is two letters, which JavaScript spells in the old way. */
function withCapital(word: string): string {
  return word.replace(/\p{L}/u, (letter) => (letter === "և" ? "Եվ" : letter.toUpperCase()));
}
