/** Languages of invitations, the default and fallback first. */
export const languages = ["am", "en", "ru", "nl", "fr", "de"] as const;
export type Language = (typeof languages)[number];

/** Languages of the studio's own pages. */
export const siteLanguages = ["am", "en"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

export const defaultLanguage: Language = "am";

/**
 * English of one country, for invitations that ask for it. Its packs hold only the texts that
 * differ from those of `en` (docs/decisions/026).
 */
export const englishVariants = ["en-US"] as const;

/** What a translator speaks: a language, or a variant of English. */
export type Locale = Language | (typeof englishVariants)[number];

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

/** The language of a translator's locale, as `en` of `en-US`; the default for any other code. */
export function languageOfLocale(locale: string): Language {
  const [code] = locale.split("-");
  return isLanguage(code) ? code : defaultLanguage;
}

/**
 * The language of the studio's own pages for a reader of a page in `locale`: Armenian for Armenian,
 * else English.
 */
export function siteLanguageOf(locale: string): SiteLanguage {
  return languageOfLocale(locale) === "am" ? "am" : "en";
}

/**
 * The BCP 47 tag for HTML, hreflang and mail. This product's code for Armenian is `am`, which in
 * BCP 47 is Amharic; Armenian is `hy` there (docs/decisions/004).
 */
export function bcp47(language: Language): string {
  return language === "am" ? "hy" : language;
}
