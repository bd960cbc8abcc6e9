import type { LanguageWay } from "#app/shop/site/components/top-bar.tsx";
import { orderLanguages, type OrderLanguage } from "#app/i18n/languages.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";

/** Names of the languages that fit into a phone's bar beside each other. */
const shortNames: Record<OrderLanguage, string> = { am: "Հայ", en: "en", ru: "рус" };

/** The language switch of an order page. @param address as `/order/482137?key=…`. */
export function languageWays(address: string): LanguageWay[] {
  return orderLanguages.map((language) => ({
    language,
    short: shortNames[language],
    href: sayLanguage(address, language),
  }));
}
