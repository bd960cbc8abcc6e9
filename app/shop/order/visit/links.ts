import type { LanguageWay } from "#app/shop/site/components/top-bar.tsx";
import { orderLanguages } from "#app/i18n/languages.ts";
import { shortNames } from "#app/i18n/languages/index.generated.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";

/** The language switch of an order page. @param address as `/order/482137?key=…`. */
export function languageWays(address: string): LanguageWay[] {
  return orderLanguages.map((language) => ({
    language,
    short: shortNames[language],
    href: sayLanguage(address, language),
  }));
}
