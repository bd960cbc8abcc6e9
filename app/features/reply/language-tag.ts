import { bcp47, type Language } from "#app/i18n/languages.ts";

/**
 * The BCP 47 tag of what a guest wrote: it may be in another script than the page, and the fonts
 * follow what is written.
 * @param language of the page on which it was written.
 */
export function languageTagOf(text: string, language: Language): string {
  if (/\p{Script=Armenian}/u.test(text)) return bcp47("am");
  if (/\p{Script=Cyrillic}/u.test(text)) return bcp47("ru");
  return bcp47(language === "am" || language === "ru" ? "en" : language);
}
