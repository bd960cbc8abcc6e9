// Written by `npm run designs` from the files of app/i18n/languages.
import type { OrderFacts } from "#app/i18n/languages/facts.ts";
import type { writtenOrderLanguages } from "#app/i18n/languages/index.generated.ts";

export const orderFacts: Readonly<Record<(typeof writtenOrderLanguages)[number], OrderFacts>> = {
  am: {"short":"Հայ","money":{"thousands":" ","tenths":",","isBefore":false,"stems":{"AMD":"դրամ","EUR":"եվրոյ","USD":"դոլար","GBP":"ֆունտ","*":"⁠-⁠"}}},
  en: {"short":"en","money":{"thousands":",","tenths":".","isBefore":true}},
  ru: {"short":"рус","money":{"thousands":" ","tenths":",","isBefore":false,"counted":{"AMD":{"one":"драм","few":"драма","many":"драмов","other":"драма"}}}},
};
