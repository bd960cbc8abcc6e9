/** Signs that a regular expression reads as its own. */
const signs = /[.?+()[\]{}^$\\|]/g;

/**
 * The source of a regular expression for any word of some lists, `one|other|begin*`, where the star
 * stands for any further letters; for the flag `u`. It has no lookbehind, which older phones lack.
 */
export function anyWord(lists: readonly string[]): string {
  const words = wordsOf(lists).map((word) =>
    word
      .split("*")
      .map((part) => part.replaceAll(signs, String.raw`\$&`))
      .join(String.raw`\p{L}*`),
  );
  return `(?:${words.join("|")})`;
}

/** The words of some lists, each once. */
export function wordsOf(lists: readonly string[]): string[] {
  return [...new Set(lists.flatMap((list) => list.split("|")))];
}
