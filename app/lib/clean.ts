/** Scripts whose letters change their shape at a joiner, which may also stand at a word's end. */
const joining = "Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
  .split(" ")
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");

/**
 * Places where invisible characters carry meaning: in emoji (Unicode UTS #51: presentation, joined
 * figures, flags of regions), in joining scripts (UAX #31, section 2.3), and after an ideograph or
 * a Mongolian letter whose shape they change. Without lookbehind, which Safari supports from 16.4
 * only: these rules also run on phones.
 */
const meaningful = [
  String.raw`\p{Emoji}\uFE0F?\u200D(?=\p{Extended_Pictographic})`,
  String.raw`\p{Emoji}[\uFE0E\uFE0F]`,
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,6}\u{E007F}`,
  String.raw`[${joining}][\u200C\u200D]`,
  String.raw`\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`\p{Script=Mongolian}[\u180B-\u180D\u180F]`,
].join("|");

/**
 * Invisible characters: Unicode's default ignorables (joiners, bidirectional overrides, fillers,
 * tags), controls, line separators, annotation marks, the object replacement character. Nobody
 * types them; they serve to forge a line, hide a word or make an empty name.
 */
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\uFFF9-\uFFFC]`;

const invisible = new RegExp(`(${meaningful})|${unseen}`, "gu");

/**
 * The invisible characters of a text in several lines, with their places; those that carry meaning,
 * and line breaks, are none.
 */
export function findInvisible(text: string): { character: string; at: number }[] {
  return Array.from(text.matchAll(invisible), ({ 0: character, 1: keptCharacter, index: offset }) =>
    keptCharacter === undefined && character !== "\n" ? [{ character, at: offset }] : [],
  ).flat();
}

/** Symbols that render as blank: the empty Braille cell, the null notehead. */
const blanks = /[\t\r\n\u2800\u{1D159}]/gu;

/**
 * Letters, digits, punctuation and symbols; marks and unassigned characters alone are not visible.
 */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * More marks on one letter than any language has (Unicode UAX #15, stream-safe text): NFC puts a
 * letter's marks in order by a time that grows with the square of their number.
 */
const heapedMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Normalises one line of typed text: well-formed, in NFC, without invisible characters; empty where
 * nothing visible is left.
 */
export function cleanLine(text: string): string {
  const plain = text.toWellFormed().replaceAll(blanks, " ").replaceAll(heapedMarks, "$1");
  const line = withoutInvisible(plain).replaceAll(/ {2,}/g, " ").trim();
  return seen.test(line) ? line : "";
}

/** Normalises a name as `cleanLine` does, with plain spaces for all others: U+00A0 between words. */
export function cleanName(text: string): string {
  return cleanLine(text.replaceAll(/\p{Zs}/gu, " "));
}

/**
 * Repeats until stable, because each step may create work for the other: NFC reorders marks, so
 * that a joiner comes to follow another letter, and removing characters brings letters together.
 */
function withoutInvisible(text: string): string {
  const cleaned = text.replaceAll(invisible, "$1").normalize("NFC");
  return cleaned === text ? text : withoutInvisible(cleaned);
}

/** Normalises several lines; a gap between paragraphs becomes one empty line. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(cleanLine)
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * Number of code points: an emoji's surrogates count once, close enough to what a person counts.
 */
export function lengthOf(text: string): number {
  return [...text].length;
}
