/**
 * Sounds of Armenian and Russian letters in Latin ones, after ISO 9985 and the way families write
 * their names in passports. A capital stands for a sound that Latin letters write with two: X for
 * խ (kh), S for շ (sh), Q for չ and ճ (ch), C for ծ and ց (ts), D for ձ (dz), J for ջ (dj), Z for ժ
 * (zh).
 */
const sounds: Readonly<Record<string, string>> = {
  ...pairs("աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ", "abgdezeetZilXCkhDgQminSoQpJrsvtrCvpkof"),
  ...pairs("абвгдежзиклмнопрстуфхцчшщыэіє", "abvgdeZziklmnoprstufXCQSSieie"),
  ъ: "",
  ь: "",
  ю: "iu",
  я: "ia",
};

function pairs(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, index) => [letter, latin.charAt(index)]));
}

/** Letters with a stroke, two in one, and others that no normalisation takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};
const withoutParts = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "gu");

/** Apostrophes, and marks of emphasis within Armenian words: O'Brien is OBrien. */
const leftOut = /['’‘`´ʼʹ՚՛՜՞]/gu;

/**
 * Two letters for one sound, and the vowel at the start of Armenian words, before letters are read.
 * Without lookbehind, which Safari supports from 16.4 only: hosts search by these rules on phones.
 */
const together: readonly [RegExp, string][] = [
  [/ու/g, "u"],
  // Артём is Artem and Artyom, Fyodorov is Fedorov; at a word's start yo is two sounds.
  [/([^\P{L}aeiouyаеиоуыэюяաեէըիոօ])(?:yo|յո)/gu, "$1e"],
  [/(^|[^\p{L}])ո(?!վ)/gu, "$1vo"],
  [/дж/g, "J"],
  [/дз/g, "D"],
  [/kh|x/g, "X"],
  [/gh/g, "g"],
  [/shch|sch|sh/g, "S"],
  [/tch|ch/g, "Q"],
  [/dzh|dj|j/g, "J"],
  [/zh/g, "Z"],
  [/dz/g, "D"],
  [/ts|tz/g, "C"],
];

/**
 * Differences between spellings of one name: Հակոբ, Hakob, Акоп; Պետրոսյան, Petrosian, Петросян.
 */
const alike: readonly [RegExp, string][] = [
  [/ph/g, "p"],
  [/h/g, ""],
  [/w/g, "v"],
  [/q/g, "k"],
  [/y/g, "i"],
  [/ie/g, "e"],
  [/b(?=\s|$)/g, "p"],
  [/(\P{N})\1+/gu, "$1"],
];

/**
 * A name as it sounds, in one spelling for Armenian, Russian and Latin letters: Անի, Ани and
 * Ani are equal. It is for search and comparison, and is never shown.
 */
export function spellingOf(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(leftOut, "")
    .replaceAll(withoutParts, (letter) => plainLetters[letter] ?? letter);
  const read = replaceAll(plain, together).replaceAll(
    /[\p{Script=Armenian}\p{Script=Cyrillic}]/gu,
    (letter) => sounds[letter] ?? "",
  );
  return replaceAll(read, alike)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Apostrophes and hyphens between letters of any script. */
const joint = /(\p{L})[-\u2010\u2011֊'’‘`´ʼʹ՚՛՜՞](?=\p{L})/gu;

/**
 * A text by which its words are found as people type them: those with an apostrophe or a hyphen both
 * as several and as one (Anna-Maria, Anna Maria and Annamaria; O'Brien and OBrien).
 */
export function searchTextOf(text: string): string {
  const joined = text.replaceAll(joint, "$1");
  return joined === text ? text : `${text.replaceAll(joint, "$1 ")} ${joined}`;
}

const and = /(^|[^\p{L}])(?:և|եւ|ու|и|and|et|en|und|&)(?!\p{L})/giu;

/**
 * The names of a household as its identity across scripts and word orders: «Անի և Արամ Սարգսյան»
 * equals "Sargsyan Aram, Ani".
 */
export function nameKeyOf(names: string): string {
  const words = spellingOf(names.replaceAll(and, "$1 ")).split(" ").filter(Boolean);
  return [...new Set(words)].toSorted().join(" ");
}

function replaceAll(text: string, rules: readonly [RegExp, string][]): string {
  return rules.reduce((all, [pattern, by]) => all.replaceAll(pattern, by), text);
}
