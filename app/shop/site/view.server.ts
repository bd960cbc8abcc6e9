import type { TFunction } from "i18next";
import { siteLanguageOf, type SiteLanguage } from "#app/i18n/languages.ts";
import { otherLanguage } from "#app/i18n/site-address.ts";
import { studioName } from "#app/i18n/studio-texts.ts";
import { sitePages, type SitePageId } from "#app/shop/site/pages.ts";

/** The loader data that each of the studio's own pages needs. */
export type SiteVisit = {
  id: SitePageId;
  language: SiteLanguage;
  origin: string;
  /** The page's canonical address. */
  address: string;
  /** The same page in the other language. */
  switchTo: string;
  title: string;
  description: string;
};

/**
 * @param t a translator of the visitor's language.
 * @param query only those parameters that make another page.
 */
export function siteVisitOf(
  id: SitePageId,
  language: string,
  t: TFunction,
  origin: string,
  query: Record<string, string> = {},
): SiteVisit {
  const { path, key } = sitePages[id];
  const search = new URLSearchParams(query).toString();
  const address = search ? `${path}?${search}` : path;
  const pageLanguage = siteLanguageOf(language);
  return {
    id,
    language: pageLanguage,
    origin,
    address,
    switchTo: otherLanguage(address, pageLanguage),
    title: t(`site:${key}.title`, { studio: studioName(pageLanguage) }),
    description: t(`site:${key}.description`),
  };
}
