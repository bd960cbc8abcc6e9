/** Signs that a regular expression reads as its own. */
const signs = /[.?+()[\]{}^$\\]/g;

/**
 * The source of a regular expression for any word of some lists, `one|other|begin*`, where the star
 * stands for any further letters; for the flag `u`. It has no lookbehind, which older phones lack.
 */
export function anyWord(lists: readonly string[]): string {
  const words = lists.join("|").replace(signs, "\\$&").replace(/\*/g, "\\p{L}*");
  return `(?:${words})`;
}

/** The words of some lists, each once. */
export function wordsOf(lists: readonly string[]): string[] {
  return [...new Set(lists.flatMap((list) => list.split("|")))];
}
