import type { Language } from "#app/i18n/languages.ts";
import { capitalLetters } from "#app/i18n/languages/index.generated.ts";

const toneMark = /[՞՛՜]/u;

/** True if a text has an Armenian mark over a vowel. No font has these marks at cap height. */
export function hasToneMark(text: string): boolean {
  return toneMark.test(text);
}

/**
 * Capitals as the language writes them. A text with a tone mark keeps its case. `և`, also typed as
 * two letters, is ԵՎ in modern Armenian, where `toUpperCase()` and CSS `text-transform` give the
 * old ԵՒ; so Armenian is never transformed by CSS.
 */
export function capitals(text: string, language: Language): string {
  if (hasToneMark(text)) return text;
  const letterPairs = capitalLetters[language];
  if (!letterPairs) return text.toLocaleUpperCase(language);
  return letterPairs
    .reduce((spelt, [letter, small]) => spelt.replaceAll(letter, small), text)
    .toUpperCase();
}
