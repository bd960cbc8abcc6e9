import type { TFunction } from "i18next";
import { languageWays } from "#app/shop/order/visit/links.ts";
import type { LanguageWay } from "#app/shop/site/components/top-bar.tsx";
import { siteVisitOf, type SiteVisit } from "#app/shop/site/view.server.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { orderLanguageOf, type OrderLanguage } from "#app/i18n/languages.ts";

/** The loader data of the order form and of orders' pages. */
export type OrderVisit = Omit<SiteVisit, "language" | "switchTo"> & {
  language: OrderLanguage;
  switchTo: LanguageWay[];
};

/**
 * @param language of the page.
 * @param t a translator of the visitor's language.
 * @param address of the page, with what else its address needs, as `/order/482137?key=…`.
 */
export function orderVisitOf(
  language: string,
  t: TFunction,
  origin: string,
  address: string = sitePages.order.path,
): OrderVisit {
  return {
    ...siteVisitOf("order", language, t, origin),
    language: orderLanguageOf(language),
    switchTo: languageWays(address),
  };
}
