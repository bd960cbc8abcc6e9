import { spellingOf } from "#app/domain/guests/names/spelling.ts";

/** The words of a typed name, as they sound (`spellingOf`). */
export function wordsOf(typed: string): string[] {
  return spellingOf(typed).split(" ").filter(Boolean);
}

/**
 * True if each typed word begins a word of a name.
 * @param spelling the name as `spellingOf` writes it.
 */
export function beginsWords(spelling: string, words: readonly string[]): boolean {
  const names = spelling.split(" ");
  return words.every((word) => names.some((name) => begins(name, word)));
}

/** True if each typed word is a word of a name. */
export function hasWords(spelling: string, words: readonly string[]): boolean {
  const names = spelling.split(" ");
  return words.every((word) => names.includes(word));
}

/** A "b" at the end of a word is spelled "p", but "Rob" begins "Robert". */
function begins(name: string, word: string): boolean {
  return name.startsWith(word) || (word.endsWith("p") && name.startsWith(`${word.slice(0, -1)}b`));
}
