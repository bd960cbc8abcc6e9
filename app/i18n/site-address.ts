import { defaultSiteLanguage, type OrderLanguage, type SiteLanguage } from "#app/i18n/languages.ts";

/**
 * A page's address in one of the site's languages; without `lng` a first-time visitor gets the
 * default.
 */
export function inLanguage(address: string, language: OrderLanguage): string {
  return language === defaultSiteLanguage ? address : sayLanguage(address, language);
}
/** A page's address with its language in it, which overrides the visitor's cookie. */
export function sayLanguage(address: string, language: OrderLanguage): string {
  return `${address}${address.includes("?") ? "&" : "?"}lng=${language}`;
}
/**
 * The address behind the language switch: the page in the other language, with `lng`, so that the
 * choice is saved.
 */
export function otherLanguage(address: string, language: SiteLanguage): string {
  return sayLanguage(address, language === "am" ? "en" : "am");
}
