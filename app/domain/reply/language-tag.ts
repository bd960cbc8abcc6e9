import { bcp47, type Language } from "#app/i18n/languages.ts";

/**
 * The language of what a guest wrote, as far as its letters tell: it may be in another script than
 * the page.
 * @param language of the page on which it was written.
 */
export function writtenLanguage(text: string, language: Language): Language {
  if (/\p{Script=Armenian}/u.test(text)) return "am";
  if (/\p{Script=Cyrillic}/u.test(text)) return "ru";
  return language === "am" || language === "ru" ? "en" : language;
}

/** The BCP 47 tag of what a guest wrote, because fonts follow what is written. */
export function languageTagOf(text: string, language: Language): string {
  return bcp47(writtenLanguage(text, language));
}
