import type { TFunction } from "i18next";
import type { Card } from "#app/shop/catalogue/schema.ts";
import { type SiteHead } from "#app/shop/site/meta.ts";
import { otherLanguage } from "#app/i18n/site-address.ts";
import { studioName } from "#app/i18n/studio-texts.ts";
import { inLanguage } from "#app/i18n/site-address.ts";
import { siteVisitOf, type SiteVisit } from "#app/shop/site/view.server.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { productData } from "#app/shop/site/structured-data.ts";

/** The loader data of a card's or an animation's page. */
export type ProductVisit = SiteVisit & Pick<SiteHead, "data">;

/**
 * @param price in the studio's currency.
 * @param t a translator of the visitor's language.
 */
export function productVisitOf(
  page: "cards" | "animations",
  { id, name, occasion }: Pick<Card, "id" | "name" | "occasion">,
  price: number,
  visitor: string,
  t: TFunction,
  origin: string,
): ProductVisit {
  const visit = siteVisitOf(page, visitor, t, origin);
  const { language } = visit;
  const address = `${sitePages[page].path}/${id}`;
  const words = { name: name[language], occasion: t(`kinds:occasion.${occasion}`) };
  const description = t(`site:${page}.one.description`, words);
  return {
    ...visit,
    address,
    switchTo: otherLanguage(address, language),
    title: t(`site:${page}.one.title`, { ...words, studio: studioName(language) }),
    description,
    data: [
      productData(
        {
          name: name[language],
          address: inLanguage(address, language),
          price,
          category: words.occasion,
          description,
          // A card's drawing has no words, an animation's last image does.
          image:
            page === "cards" ? `${address}/art.svg` : inLanguage(`${address}/art.svg`, language),
        },
        visit,
      ),
    ],
  };
}
