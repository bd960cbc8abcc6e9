/** Scripts whose letters change their shape at a joiner, which may also stand at a word's end. */
const joining = "Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
  .split(" ")
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");

/**
 * Where invisible characters carry meaning: in emoji (Unicode UTS #51: presentation, joined figures,
 * flags of regions), in joining scripts (UAX #31, section 2.3), and behind an ideograph or a Mongolian
 * letter that they give another shape. Without lookbehind, which Safari knows since 16.4 only: phones
 * check a reply by these rules too.
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
 * Characters that show nothing: those that Unicode calls ignorable (joiners, bidirectional overrides,
 * fillers, tags), controls, separators of lines, marks of annotations, a place kept for an object.
 * Nothing a person types; everything that forges a line, hides a word or makes a name of nothing.
 */
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\uFFF9-\uFFFC]`;

const invisible = new RegExp(`(${meaningful})|${unseen}`, "gu");

/** Symbols that are drawn as nothing: the empty Braille cell, the null notehead. */
const blanks = /[\t\r\n\u2800\u{1D159}]/gu;

/** Letters, digits, punctuation and symbols; marks and unassigned characters alone show nothing. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * One line of what a person typed: well-formed, in NFC, without characters that show nothing; empty
 * where nothing is to be seen.
 */
export function cleanLine(text: string): string {
  const line = withoutInvisible(text.toWellFormed().replaceAll(blanks, " "))
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return seen.test(line) ? line : "";
}

/**
 * In NFC, without what shows nothing. Each of the two may make work for the other: composing puts
 * marks in another order, so that a joiner stands behind another letter, and what stood apart meets.
 */
function withoutInvisible(text: string): string {
  const cleaned = text.replaceAll(invisible, "$1").normalize("NFC");
  return cleaned === text ? text : withoutInvisible(cleaned);
}

/** Several lines, each clean; a gap between paragraphs is one empty line. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(cleanLine)
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** Letters as a person counts them, near enough: an emoji's surrogates are one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
