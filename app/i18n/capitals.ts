import type { Language } from "#app/i18n/languages.ts";

/**
 * Capitals as the language writes them. `և` is ԵՎ in modern Armenian, where `toUpperCase()` and CSS
 * `text-transform` give the old ԵՒ; so Armenian is never transformed by CSS.
 */
export function capitals(text: string, language: Language): string {
  if (language === "am") return text.replaceAll("և", "եվ").toUpperCase();
  return text.toLocaleUpperCase(language);
}
