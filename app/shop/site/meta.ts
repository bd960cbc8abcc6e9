import type { MetaDescriptor } from "react-router";
import { bcp47, siteLanguageOf, siteLanguages, type OrderLanguage } from "#app/i18n/languages.ts";
import { studioPalette } from "#app/designs/palettes/palettes.ts";
import { studioName } from "#app/i18n/studio-texts.ts";
import { openGraphLocales } from "#app/i18n/languages/index.generated.ts";
import { inLanguage } from "#app/i18n/site-address.ts";

/** The head of one of the studio's own pages, for search engines and chats. */
export type SiteHead = {
  /** The language that the page is in. */
  language: OrderLanguage;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  /**
   * Path with only those query parameters that make another page, as `/prices` or
   * `/assortment?occasion=kids`.
   */
  address: string;
  title: string;
  description: string;
  /** Structured data, each an object of schema.org. */
  data?: readonly object[];
};

/**
 * The meta tags of one of the studio's own pages.
 * @param languages those that the page is in.
 */
export function siteMeta(
  { language, origin, address, title, description, data = [] }: SiteHead,
  languages: readonly OrderLanguage[] = siteLanguages,
): MetaDescriptor[] {
  // Its picture and its manifest are those of the shop window.
  const shop = siteLanguageOf(language);
  const canonical = origin + inLanguage(address, language);
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: origin + href,
  });
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...languages.map((code) => alternate(bcp47(code), inLanguage(address, code))),
    alternate("x-default", address),
    { tagName: "link", rel: "manifest", href: inLanguage("/manifest.webmanifest", shop) },
    { name: "theme-color", content: studioPalette.ground },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: studioName(language) },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: openGraphLocales[language] },
    { property: "og:image", content: `${origin}/og-${shop}.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...data.map((object) => ({
      "script:ld+json": { "@context": "https://schema.org", ...object },
    })),
  ];
}
