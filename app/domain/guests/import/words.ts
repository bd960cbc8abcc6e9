import { listWords } from "#app/i18n/languages/list-words.generated.ts";
import { anyWord, wordsOf } from "#app/lib/word-list.ts";

/** The words with which lists of guests are written, in one language. */
type ListWords = (typeof listWords)[number];
type Pick = (words: ListWords) => string;

/** The words of all languages, each once, in small letters. */
export function wordsIn(pick: Pick): Set<string> {
  return new Set(wordsOf(listWords.map(pick)));
}

/** The source of a regular expression for any of the words of all languages. */
export function anyOf(pick: Pick): string {
  return anyWord(listWords.map(pick));
}

/** Whether a text has any of the words by itself. */
export function hasWord(pick: Pick): RegExp {
  return new RegExp(`(?<!\\p{L})${anyOf(pick)}(?!\\p{L})`, "u");
}

/** Whether a text begins with one of the words of lists. */
export function startsWith(lists: readonly string[]): RegExp {
  return new RegExp(`^${anyWord(lists)}(?!\\p{L})`, "iu");
}

/** Whether a text begins with one of the words of all languages. */
export function startsWithWord(pick: Pick): RegExp {
  return startsWith(listWords.map(pick));
}
