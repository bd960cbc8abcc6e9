import { bcp47, type Language } from "#app/i18n/languages.ts";
import { languageOfLetters } from "#app/i18n/scripts.ts";

/** The BCP 47 tag of what a guest wrote on a page in `language`, because fonts follow what is written. */
export function languageTagOf(text: string, language: Language): string {
  return bcp47(languageOfLetters(text, language));
}
