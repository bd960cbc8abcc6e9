// Written by `npm run designs` from the files of app/i18n/languages.
import type { LanguageFacts, Script } from "#app/i18n/languages/facts.ts";

export const languages = ["am","en","ru","nl","fr","de"] as const;
export const writtenSiteLanguages = ["am","en"] as const;
export const writtenOrderLanguages = ["am","en","ru"] as const;
export const staffLanguages = ["am","en","ru"] as const;
export const informalLanguages = ["am","ru","nl","fr","de"] as const;
export const passportLanguages = ["am","en","ru"] as const;
export const variants = ["en-US"] as const;

type Each<Fact> = Readonly<Record<(typeof languages)[number], Fact>>;

export const names: Each<string> = {
  am: "Հայերեն",
  en: "English",
  ru: "Русский",
  nl: "Nederlands",
  fr: "Français",
  de: "Deutsch",
};

export const englishNames: Each<string> = {
  am: "Armenian",
  en: "English",
  ru: "Russian",
  nl: "Dutch",
  fr: "French",
  de: "German",
};

export const tags: Partial<Each<string>> = {
  am: "hy",
};

export const scripts: Each<Script> = {
  am: "Armenian",
  en: "Latin",
  ru: "Cyrillic",
  nl: "Latin",
  fr: "Latin",
  de: "Latin",
};

export const openGraphLocales: Each<string> = {
  am: "hy_AM",
  en: "en_GB",
  ru: "ru_RU",
  nl: "nl_NL",
  fr: "fr_FR",
  de: "de_DE",
};

export const siteLanguageFor: Partial<Each<LanguageFacts["site"]>> = {
  am: "am",
};

export const capitalLetters: Partial<Each<readonly (readonly [string, string])[]>> = {
  am: [["Եւ","եվ"],["եւ","եվ"],["և","եվ"]],
};

export const shortNames: Readonly<Record<(typeof writtenOrderLanguages)[number], string>> = {
  am: "Հայ",
  en: "en",
  ru: "рус",
};

export const variantOpenGraphLocales: Readonly<Record<(typeof variants)[number], string>> = {"en-US":"en_US"};
