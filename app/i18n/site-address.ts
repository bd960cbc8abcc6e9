import type { SiteLanguage } from "#app/i18n/languages.ts";

/** The same page in one of the site's languages: the bare address is Armenian to whoever comes first. */
export function inLanguage(address: string, language: "am" | "en"): string {
  return language === "am" ? address : sayLanguage(address, language);
}
/** The same page in a language that its address says, whatever language its visitor had before. */
export function sayLanguage(address: string, language: SiteLanguage): string {
  return `${address}${address.includes("?") ? "&" : "?"}lng=${language}`;
}
/** Where the switch leads: the same page in the other language, said aloud so that it is remembered. */
export function otherLanguage(address: string, language: "am" | "en"): string {
  return sayLanguage(address, language === "am" ? "en" : "am");
}
