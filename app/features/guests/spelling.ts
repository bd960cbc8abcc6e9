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

/**
 * Two letters for one sound, and the vowel at the start of Armenian words, before letters are read.
 * Without lookbehind, which Safari supports from 16.4 only: hosts search by these rules on phones.
 */
const together: readonly [RegExp, string][] = [
  [/ու/g, "u"],
  [/(^|[^\p{L}])ո(?!վ)/gu, "$1vo"],
  [/дж/g, "J"],
  [/дз/g, "D"],
  [/kh|x/g, "X"],
  [/gh/g, "g"],
  [/sh/g, "S"],
  [/tch|ch/g, "Q"],
  [/dzh|dj|j/g, "J"],
  [/zh/g, "Z"],
  [/dz/g, "D"],
  [/ts|tz/g, "C"],
];

/** What spellings of one name differ in: Հակոբ, Hakob, Акоп; Պետրոսյան, Petrosian, Петросян. */
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
  const plain = text.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const read = replaceAll(plain, together).replaceAll(
    /[\p{Script=Armenian}\p{Script=Cyrillic}]/gu,
    (letter) => sounds[letter] ?? "",
  );
  return replaceAll(read, alike)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
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
