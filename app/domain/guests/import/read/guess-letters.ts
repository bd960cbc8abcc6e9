import {
  bytesText,
  decode,
  lettersOf,
  singleByte,
  type SureEncoding,
  type SingleByte,
} from "#app/domain/guests/import/read/letters.ts";

/** How the bytes of a text are read: as the file itself says, or as it seems. */
export type GuessedLetters =
  /** Null for bytes that are no text. */
  | { isSure: true; encoding: SureEncoding | null }
  | {
      isSure: false;
      encoding: SingleByte;
      /** Other encodings that make words of it, too. */
      rivals: SingleByte[];
    };

const sampled = 60_000;
const wordsSampled = 3_000;

/**
 * Finds the encoding of a text: by its mark, by what only UTF-8 and UTF-16 look like, or by the words
 * that each of the others makes of the bytes.
 */
export function guessLetters(bytes: Uint8Array): GuessedLetters {
  const sure = (encoding: SureEncoding | null): GuessedLetters => ({ isSure: true, encoding });
  const marked = markedAs(bytes);
  if (marked) return sure(marked);
  if (bytes.subarray(0, sampled).includes(0)) return sure(unmarkedUtf16(bytes));
  if (isUtf8(bytes)) return sure("utf-8");
  const words = bytesText(bytes.subarray(0, sampled)).match(foreignWord)?.slice(0, wordsSampled);
  if (!words) return sure("windows-1252");
  const scored = singleByte
    .map((encoding) => ({ encoding, read: decode(words.join(" "), encoding) }))
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate.read, candidate.encoding) }))
    .toSorted((guess, other) => other.score - guess.score);
  const [best, ...others] = scored;
  const rivals = others.filter(
    ({ score, read }) => best && score > best.score - closeScores && read !== best.read,
  );
  return {
    isSure: false,
    encoding: best?.encoding ?? "windows-1252",
    rivals: rivals.map(({ encoding }) => encoding),
  };
}

function markedAs(bytes: Uint8Array): SureEncoding | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** In UTF-16 every other byte is a block's number: 0 for Latin, 4 for Russian, 5 for Armenian. */
function unmarkedUtf16(bytes: Uint8Array): SureEncoding | null {
  const length = Math.min(bytes.length, 4_096) & ~1;
  const blocks = [0, 1].map((parity) => {
    let count = 0;
    for (let index = parity; index < length; index += 2)
      if ([0, 1, 4, 5, 0x20].includes(bytes[index] ?? 255)) count += 1;
    return (count * 2) / Math.max(1, length);
  });
  const [big = 0, little = 0] = blocks;
  if (Math.max(big, little) < 0.95 || Math.min(big, little) > 0.5) return null;
  return little > big ? "utf-16le" : "utf-16be";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strictUtf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A word with a byte that is not ASCII. */
const foreignWord = /[A-Za-z]{0,40}[\u0080-\u00FF][A-Za-z\u0080-\u00FF]{0,40}/g;

/** Points of a letter, apart from which encodings make equally good words of a text. */
const closeScores = 0.4;
const unlikely: Partial<Record<SingleByte, number>> = {
  "iso-8859-15": 0.15,
  macintosh: 0.05,
  "x-mac-cyrillic": 0.1,
  ibm866: 0.1,
  "koi8-r": 0.1,
  "armscii-8": 0.1,
};

/** Points for each letter beyond ASCII: high for words that somebody would write. */
function scoreOf(text: string, encoding: SingleByte): number {
  const words = text.split(" ");
  let points = 0;
  let letters = 0;
  for (const word of words) {
    for (const letter of word) if (letter > "\u007F") letters += 1;
    points += pointsOf(word);
  }
  return points / Math.max(1, letters) - (unlikely[encoding] ?? 0);
}

const usual = /[äöüßéèêëàâçîïôûùÄÖÜÉoаеинтсрвлкмдпуяыьгзбАРСМНГТВЕКИДЛПОЯ]|\p{Script=Armenian}/u;
const rarer = /[œñáíóúšžčćłøåæãõÈÀÇÁÓŠŽØÅйхчжшюцщэфъёБЖЗУФХЦЧШЩЭЮЁ]/u;
const quiet = /[\u00A0«»“”„‘’–—…՛՞՜։՝]/u;

function pointsOf(word: string): number {
  let points = 0;
  let foreign = 0;
  for (const letter of word) {
    if (letter <= "\u007F") continue;
    foreign += 1;
    if (usual.test(letter)) points += 2;
    else if (rarer.test(letter)) points += 1;
    else if (/\p{L}/u.test(letter)) points -= 1;
    else if (!quiet.test(letter)) points -= /[\p{C}\uFFFD]/u.test(letter) ? 10 : 4;
  }
  // «Jьrgen»: no word has letters of two scripts.
  if (mixesScripts(word)) points -= 6;
  // «РђСЂР°Рј»: a capital within a word is a letter of another encoding.
  points -= 4 * (word.match(/\p{Ll}(?=\p{Lu})/gu)?.length ?? 0);
  // «Àðàì»: Latin words have few letters with marks.
  if (/^\p{Script=Latin}+$/u.test(word) && foreign > 2 && foreign > word.length / 2)
    points -= 3 * foreign;
  // «аРАМ», and capitals throughout.
  if (/^\p{Lu}{3,}$/u.test(word)) points -= foreign;
  return points;
}

/** True if a word has letters of two scripts, as after a wrong guess or for a look-alike letter. */
export function mixesScripts(word: string): boolean {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u];
  return scripts.filter((script) => script.test(word)).length > 1;
}

/** Encodings as which text in UTF-8 is most often read by mistake. */
const mistaken = ["windows-1252", "windows-1251", "macintosh"] as const;

/**
 * A function that mends text in UTF-8 that was once read in another encoding (`FranÃ§ois`), where
 * nearly all letters beyond ASCII of a text are of that kind.
 * @returns null where it is not sure.
 */
export function mendingOf(sample: string): ((text: string) => string) | null {
  const runs = sample.slice(0, sampled).match(/[\u0080-\uFFFF]+/g) ?? [];
  if (runs.length === 0) return null;
  for (const encoding of mistaken) {
    const mend = menderOf(encoding);
    const mended = runs.filter((run) => mend(run) !== run).length;
    if (mended >= runs.length * 0.9) return mend;
  }
  return null;
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });
const menders = new Map<SingleByte, (text: string) => string>();

function menderOf(encoding: SingleByte): (text: string) => string {
  const mender = menders.get(encoding);
  if (mender) return mender;
  const bytes = new Map(lettersOf(encoding).map((letter, index) => [letter, index + 128]));
  const mend = (text: string) =>
    text.replaceAll(/[\u0080-\uFFFF]{2,}/g, (run) => {
      // A letter in UTF-8 begins with such a byte, and goes on with such ones.
      const [first = 0, second = 0] = [bytes.get(run.charAt(0)), bytes.get(run.charAt(1))];
      if (first < 0xc2 || first > 0xf4 || second < 0x80 || second > 0xbf) return run;
      const runBytes = [...run].map((letter) => bytes.get(letter) ?? 0);
      if (runBytes.includes(0)) return run;
      try {
        return strictUtf8.decode(Uint8Array.from(runBytes));
      } catch {
        return run;
      }
    });
  menders.set(encoding, mend);
  return mend;
}
