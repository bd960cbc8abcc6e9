// Written by `npm run designs` from the files of app/i18n/languages.
import type { MoneyFacts } from "#app/i18n/languages/facts.ts";
import type { writtenOrderLanguages } from "#app/i18n/languages/index.generated.ts";

export const moneyFacts: Readonly<Record<(typeof writtenOrderLanguages)[number], MoneyFacts>> = {
  am: {"stems":{"AMD":"դրամ","EUR":"եվրոյ","USD":"դոլար","GBP":"ֆունտ","*":"⁠-⁠"}},
  en: {"signs":[",","."],"isBefore":true},
  ru: {"counted":{"AMD":{"one":"драм","few":"драма","many":"драмов","other":"драма"}}},
};
