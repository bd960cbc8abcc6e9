import {
  languages as all,
  names,
  scripts,
  siteLanguageFor,
  staffLanguages as ofStaff,
  tags,
  variants,
  writtenOrderLanguages as ofOrders,
  writtenSiteLanguages as ofSite,
} from "#app/i18n/languages/index.generated.ts";
import type { Script } from "#app/i18n/languages/facts.ts";
import { studio } from "#app/i18n/studio.ts";

/** Languages that this product has packs in: the files of app/i18n/languages. */
export const languages = all;
export type Language = (typeof languages)[number];

/** Languages in which the packs of the studio's own pages are written. */
export const writtenSiteLanguages = ofSite;
export type SiteLanguage = (typeof writtenSiteLanguages)[number];

/** Languages in which the order form, orders' pages and their mails are written. */
export const writtenOrderLanguages = ofOrders;
export type OrderLanguage = (typeof writtenOrderLanguages)[number];

/** Languages in which the texts of the pages for staff are written, the first where none is chosen. */
export const staffLanguages = ofStaff;
export type StaffLanguage = (typeof staffLanguages)[number];

/**
 * Languages that the studio offers, the default first: those of `content/studio.json`, or all. What
 * was ordered or answered in another one before stays readable.
 */
export const offeredLanguages: readonly Language[] =
  studio.languages?.filter(isLanguage) ?? languages;

/** Languages of the studio's own pages: those of the offered ones that these are written in. */
export const siteLanguages: readonly SiteLanguage[] = offeredLanguages.filter(isSiteLanguage);

/** Languages of the order form and orders' pages: those of the offered ones that these are written in. */
export const orderLanguages: readonly OrderLanguage[] = offeredLanguages.filter(isOrderLanguage);

/** The default and fallback of invitations and their packs. */
export const defaultLanguage: Language = offeredLanguages[0] ?? "am";

/** The language of the studio's own pages for a visitor who has chosen none. */
export const defaultSiteLanguage: SiteLanguage = siteLanguages[0] ?? "en";

/** The language of mails to hosts: Armenian where the studio offers it. */
export const hostLanguage: Language = offeredLanguages.includes("am") ? "am" : defaultLanguage;

/**
 * English of one country, for invitations that ask for it. Its packs hold only the texts that
 * differ from those of `en` (docs/decisions/026).
 */
export const englishVariants = variants;

/** A translator's language: a language, or a variant of English. */
export type Locale = Language | (typeof englishVariants)[number];

/** Each language's own name, for the language switch. */
export const languageNames = names;

/** True if a path segment or a form value is a language code of this product. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

function isSiteLanguage(value: unknown): value is SiteLanguage {
  return writtenSiteLanguages.some((language) => language === value);
}

/** True if a value is the code of a language that orders are taken in, offered or not. */
export function isOrderLanguage(value: unknown): value is OrderLanguage {
  return writtenOrderLanguages.some((language) => language === value);
}

/** The language of a translator's locale, as `en` of `en-US`; the default for any other code. */
export function languageOfLocale(locale: string): Language {
  const [code] = locale.split("-");
  return isLanguage(code) ? code : defaultLanguage;
}

/** The language of the studio's own pages for a reader of a page in `locale`. */
export function siteLanguageOf(locale: string): SiteLanguage {
  const language = siteLanguageFor[languageOfLocale(locale)] ?? "en";
  return siteLanguages.includes(language) ? language : defaultSiteLanguage;
}

/** The language of an order for a reader of a page in `locale`: its own, else that of the site. */
export function orderLanguageOf(locale: string): OrderLanguage {
  const localeLanguage = languageOfLocale(locale);
  return orderLanguages.find((language) => language === localeLanguage) ?? siteLanguageOf(locale);
}

/**
 * The BCP 47 tag for HTML, hreflang and mail. This product's code for Armenian is `am`, which in
 * BCP 47 is Amharic; Armenian is `hy` there (docs/decisions/004).
 */
export function bcp47(language: Language): string {
  return tags[language] ?? language;
}

/** The language of a BCP 47 tag such as `hy` or `en-GB`; null for one that has no packs. */
export function languageOfTag(tag: string): Language | null {
  const [code = ""] = tag.toLowerCase().split("-");
  return languages.find((language) => bcp47(language) === code) ?? null;
}

/** The script of a language's letters. */
export function scriptOf(language: Language): Script {
  return scripts[language];
}
