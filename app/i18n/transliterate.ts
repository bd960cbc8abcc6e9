/**
 * Names that no pack knows, letter by letter. A proposal for staff to look at, never the last word:
 * families spell their names as they like.
 */

/** BGN/PCGN without apostrophes, as passports have it. Source: the romanization system of 1981. */
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

/** Russian as Armenians write their names in it: հ is silent, յ melts into the vowel after it. */
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

/** Latin letters say less than Armenian ones: of t, տ and թ the more usual is taken. */
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

/** A word in Armenian letters as English, French, German and Dutch passports write it. */
export function armenianToLatin(word: string): string {
  // `ե` is "ye" and `ո` is "vo" where a word begins; `ե` and `և` are so after a vowel too.
  const sounded = lower(word)
    .replaceAll(/(?<=^|[աեէըիոօ])[եև]|(?<=ու)[եև]/g, (letter) => `յ${letter}`)
    .replace(/^ո(?!ւ)/, "վո");
  return withCapital(spell(sounded, latinOf), word);
}

/** A word in Armenian letters in Russian ones. */
export function armenianToRussian(word: string): string {
  const sounded = lower(word).replace(/^ո(?!ւ)/, "վո");
  return withCapital(spell(sounded, russianOf), word);
}

/** A word in Latin letters in Armenian ones: the least certain of the three. */
export function latinToArmenian(word: string): string {
  const plain = lower(word).normalize("NFD").replaceAll(/\p{M}/gu, "");
  const sounded = plain
    .replace(/^ye/, "ե")
    .replace(/^vo/, "ո")
    .replace(/^e/, "է")
    .replace(/^o/, "օ")
    // Between consonants `y` is the short vowel of Մկրտիչ, which Armenian leaves out inside a word.
    .replaceAll(/(?<=[^aeiou])y(?=[^aeiou])/g, "ը");
  return withCapital(spell(sounded, armenianOf), word);
}

function lower(word: string): string {
  // Some keyboards write `և` as two letters.
  return word.normalize("NFC").toLowerCase().replaceAll("եւ", "և");
}

/** The longest entry of the table first; what it does not have stays as it is. */
function spell(text: string, table: Record<string, string>): string {
  let spelt = "";
  for (let at = 0; at < text.length;) {
    const part = [3, 2, 1].map((size) => text.slice(at, at + size)).find((one) => one in table);
    spelt += part === undefined ? text.charAt(at) : (table[part] ?? "");
    at += part?.length ?? 1;
  }
  return spelt;
}

/** A name begins with a capital, however it was typed. */
function withCapital(spelt: string, typed: string): string {
  const first = spelt.charAt(0) === "և" ? "Եվ" : spelt.charAt(0).toUpperCase();
  return typed === "" ? "" : first + spelt.slice(1);
}
