import { staffLanguages, type StaffLanguage } from "#app/i18n/languages.ts";

/** The language of an address's `?lng=`; null for one in which staff have no pages. */
export function staffLanguageNamed(name: string | null): StaffLanguage | null {
  return staffLanguages.find((language) => language === name) ?? null;
}
