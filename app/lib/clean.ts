/**
 * Control characters, zero-width characters and bidirectional overrides: nothing a person types,
 * everything that forges a line or hides a word.
 */
const unseen = /[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** One line of what a person typed: well-formed, in NFC, without unseen characters. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\t\r\n]/g, " ")
    .replaceAll(unseen, "")
    .replaceAll(/ {2,}/g, " ")
    .trim();
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
