/**
 * Transliteration of names that no pack has, letter by letter. A proposal for staff to check:
 * families spell their names as they like.
 */

/** BGN/PCGN without apostrophes, as in passports. Source: the romanization system of 1981. */
const latinOf: Record<string, string> = {
  ա: "a",
  բ: "b",
  գ: "g",
  դ: "d",
  ե: "e",
  զ: "z",
  է: "e",
  ը: "y",
  թ: "t",
  ժ: "zh",
  ի: "i",
  լ: "l",
  խ: "kh",
  ծ: "ts",
  կ: "k",
  հ: "h",
  ձ: "dz",
  ղ: "gh",
  ճ: "ch",
  մ: "m",
  յ: "y",
  ն: "n",
  շ: "sh",
  ո: "o",
  չ: "ch",
  պ: "p",
  ջ: "j",
  ռ: "r",
  ս: "s",
  վ: "v",
  տ: "t",
  ր: "r",
  ց: "ts",
  ու: "u",
  փ: "p",
  ք: "k",
  և: "ev",
  օ: "o",
  ֆ: "f",
};

/** As Armenians write their names in Russian: հ is silent, յ merges with the following vowel. */
const russianOf: Record<string, string> = {
  ա: "а",
  բ: "б",
  գ: "г",
  դ: "д",
  ե: "е",
  զ: "з",
  է: "э",
  ը: "ы",
  թ: "т",
  ժ: "ж",
  ի: "и",
  լ: "л",
  խ: "х",
  ծ: "ц",
  կ: "к",
  հ: "",
  ձ: "дз",
  ղ: "г",
  ճ: "ч",
  մ: "м",
  յա: "я",
  յե: "е",
  յո: "йо",
  յու: "ю",
  յ: "й",
  ն: "н",
  շ: "ш",
  ո: "о",
  չ: "ч",
  պ: "п",
  ջ: "дж",
  ռ: "р",
  ս: "с",
  վ: "в",
  տ: "т",
  ր: "р",
  ց: "ц",
  ու: "у",
  փ: "п",
  ք: "к",
  և: "ев",
  օ: "о",
  ֆ: "ф",
};

/** Latin is ambiguous: for t, which may be տ or թ, the more frequent letter is taken. */
const armenianOf: Record<string, string> = {
  zh: "ժ",
  kh: "խ",
  ts: "ց",
  dz: "ձ",
  gh: "ղ",
  ch: "չ",
  sh: "շ",
  ph: "ֆ",
  th: "թ",
  ev: "և",
  a: "ա",
  b: "բ",
  c: "կ",
  d: "դ",
  e: "ե",
  f: "ֆ",
  g: "գ",
  h: "հ",
  i: "ի",
  j: "ջ",
  k: "կ",
  l: "լ",
  m: "մ",
  n: "ն",
  o: "ո",
  p: "պ",
  q: "ք",
  r: "ր",
  s: "ս",
  t: "տ",
  u: "ու",
  v: "վ",
  w: "վ",
  x: "քս",
  y: "յ",
  z: "զ",
};

/**
 * Transliterates an Armenian word into Latin letters as in English, French, German and Dutch
 * passports.
 */
export function armenianToLatin(word: string): string {
  // `ե` is "ye" and `ո` is "vo" at the start of a word; `ե` and `և` also after a vowel.
  const sounded = lower(word)
    .replaceAll(/(?<=^|[աեէըիոօ])[եև]|(?<=ու)[եև]/g, (letter) => `յ${letter}`)
    .replace(/^ո(?!ւ)/, "վո");
  return withCapital(spell(sounded, latinOf), word);
}

/** Transliterates an Armenian word into Russian letters. */
export function armenianToRussian(word: string): string {
  const sounded = lower(word).replace(/^ո(?!ւ)/, "վո");
  return withCapital(spell(sounded, russianOf), word);
}

/** Transliterates a Latin word into Armenian letters; the least certain of the three. */
export function latinToArmenian(word: string): string {
  const plain = lower(word).normalize("NFD").replaceAll(/\p{M}/gu, "");
  const sounded = plain
    .replace(/^ye/, "ե")
    .replace(/^vo/, "ո")
    .replace(/^e/, "է")
    .replace(/^o/, "օ")
    // Between consonants `y` is the short vowel of Մկրտիչ, which Armenian does not write inside a
    // word.
    .replaceAll(/(?<=[^aeiou])y(?=[^aeiou])/g, "ը");
  return withCapital(spell(sounded, armenianOf), word);
}

function lower(word: string): string {
  // Some keyboards type `և` as two letters.
  return word.normalize("NFC").toLowerCase().replaceAll("եւ", "և");
}

/** Replaces the longest matching entries of the table; other characters stay. */
function spell(text: string, table: Record<string, string>): string {
  let spelt = "";
  for (let at = 0; at < text.length;) {
    const part = [3, 2, 1].map((size) => text.slice(at, at + size)).find((one) => one in table);
    spelt += part === undefined ? text.charAt(at) : (table[part] ?? "");
    at += part?.length ?? 1;
  }
  return spelt;
}

/** Capitalises a name, however it was typed. */
function withCapital(spelt: string, typed: string): string {
  const first = spelt.charAt(0) === "և" ? "Եվ" : spelt.charAt(0).toUpperCase();
  return typed === "" ? "" : first + spelt.slice(1);
}
