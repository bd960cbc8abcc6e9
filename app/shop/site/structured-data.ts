import type { SiteLanguage } from "#app/i18n/languages.ts";
import type { TFunction } from "i18next";
import type { Product } from "#app/shop/catalogue/products/types.ts";
import { type SiteHead } from "#app/shop/site/meta.ts";
import { currency } from "#app/i18n/money.ts";
import { currentPicture } from "#app/domain/invitation/current-picture.ts";
import { inLanguage } from "#app/i18n/site-address.ts";
import { socialLinks } from "#app/lib/call-links.ts";
import { answerWords, questions } from "#app/shop/site/home/questions.ts";
import { studio } from "#app/i18n/studio.ts";
import { studioName } from "#app/i18n/studio-texts.ts";

/** The page's language, and the site's public origin without a slash at its end. */
type Place = Pick<SiteHead, "language" | "origin">;

/** The studio (https://schema.org/Organization). */
export function studioData({ language, origin }: Place): object {
  const { legalName, taxNumber, address } = studio;
  // A network's home page is no account.
  const accounts = socialLinks(studio)
    .map(({ href }) => href)
    .filter((href) => new URL(href).pathname !== "/");
  return {
    "@type": "Organization",
    name: studioName(language),
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: studio.email,
    telephone: studio.phone,
    ...(accounts.length > 0 && { sameAs: accounts }),
    ...(legalName && { legalName: legalName[language] ?? legalName.en }),
    ...(taxNumber && { taxID: taxNumber }),
    ...(address && { address: address[language] ?? address.en }),
  };
}

/**
 * The home page's questions with the exact text of their answers (https://schema.org/FAQPage).
 * @param hasCard whether customers pay by card.
 */
export function questionsData(t: TFunction, hasCard: boolean): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map((question) => ({
      "@type": "Question",
      name: t(`site:home.questions.${question}.title`),
      acceptedAnswer: {
        "@type": "Answer",
        text: t(`site:home.questions.${question}.text`, answerWords(t, hasCard)),
      },
    })),
  };
}

/** The fields of a product that structured data needs. */
export type Sold = {
  name: string;
  /** Its page's address in the page's language, without the origin. */
  address: string;
  /** In the studio's currency. */
  price: number;
  /** Its occasion, in the page's language. */
  category: string;
  description?: string;
  /** A picture's address, without the origin. */
  image?: string;
};

/** A product with its price (https://schema.org/Product). */
export function productData(
  { name, address, price, category, description, image }: Sold,
  { language, origin }: Place,
): object {
  return {
    "@type": "Product",
    name,
    ...(description !== undefined && { description }),
    ...(image !== undefined && { image: origin + image }),
    category,
    brand: { "@type": "Brand", name: studioName(language) },
    offers: {
      "@type": "Offer",
      price: String(price),
      priceCurrency: currency,
      availability: "https://schema.org/InStock",
      url: origin + address,
    },
  };
}

/** @param t a translator of the page's language. */
export function soldOf(
  { kind, id, name, price, occasion }: Product,
  t: TFunction,
  language: SiteLanguage,
): Sold {
  const category = t(`kinds:occasion.${occasion}`);
  switch (kind) {
    case "design":
      return {
        name,
        price,
        category,
        address: `/templates/${id}${language === "en" ? "/en" : ""}`,
        image: `/og/templates/${id}/${currentPicture}/${language}.png`,
      };
    case "card":
      return {
        name,
        price,
        category,
        address: inLanguage(`/cards/${id}`, language),
        image: `/cards/${id}/art.svg`,
      };
    case "animation":
      return {
        name,
        price,
        category,
        address: inLanguage(`/animations/${id}`, language),
        image: inLanguage(`/animations/${id}/art.svg`, language),
      };
  }
}

/** A list of products in the order shown (https://schema.org/ItemList). */
export function productListData(products: readonly Sold[], place: Place): object {
  return {
    "@type": "ItemList",
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: productData(product, place),
    })),
  };
}
