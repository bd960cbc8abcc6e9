// Written by `npm run designs` from the files of app/i18n/languages.
import * as am from "#app/i18n/languages/am.ts";
import * as en from "#app/i18n/languages/en.ts";
import * as ru from "#app/i18n/languages/ru.ts";
import * as nl from "#app/i18n/languages/nl.ts";
import * as fr from "#app/i18n/languages/fr.ts";
import * as de from "#app/i18n/languages/de.ts";
import type { HouseholdWords, ListFacts, TypedDates, TypographyRule } from "#app/i18n/languages/facts.ts";
import type { languages } from "#app/i18n/languages/index.generated.ts";

type Each<Words> = Readonly<Record<(typeof languages)[number], Words>>;

export const householdWords: Each<HouseholdWords> = {
  am: am.household,
  en: en.household,
  ru: ru.household,
  nl: nl.household,
  fr: fr.household,
  de: de.household,
};

export const listFacts: Each<ListFacts> = {
  am: am.lists,
  en: en.lists,
  ru: ru.lists,
  nl: nl.lists,
  fr: fr.lists,
  de: de.lists,
};

export const typography: Each<readonly TypographyRule[]> = {
  am: am.typography,
  en: en.typography,
  ru: ru.typography,
  nl: nl.typography,
  fr: fr.typography,
  de: de.typography,
};

export const typedDates: Partial<Each<TypedDates>> = {
  am: am.typedDates,
  en: en.typedDates,
  ru: ru.typedDates,
};
