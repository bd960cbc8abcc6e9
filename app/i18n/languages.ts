/** Languages of invitations, the default and fallback first. */
export const languages = ["am", "en", "ru", "nl", "fr", "de"] as const;
export type Language = (typeof languages)[number];

/** Languages of the studio's own pages. */
export const siteLanguages = ["am", "en"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

export const defaultLanguage: Language = "am";

/** Each language's own name, for the language switch. */
export const languageNames: Record<Language, string> = {
  am: "Հայերեն",
  en: "English",
  ru: "Русский",
  nl: "Nederlands",
  fr: "Français",
  de: "Deutsch",
};

/** Whether a path segment or a form value is a language code of this product. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The language of the studio's own pages for a reader of a page in `language`: English for English,
 * else Armenian.
 */
export function siteLanguageOf(language: string): SiteLanguage {
  return language === "en" ? "en" : "am";
}

/**
 * The BCP 47 tag for HTML, hreflang and mail. This product's code for Armenian is `am`, which in
 * BCP 47 is Amharic; Armenian is `hy` there (docs/decisions/004).
 */
export function bcp47(language: Language): string {
  return language === "am" ? "hy" : language;
}
