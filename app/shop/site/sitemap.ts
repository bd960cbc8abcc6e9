import type { Design } from "#app/shop/catalogue/schema.ts";
import { bcp47, offeredLanguages, siteLanguages } from "#app/i18n/languages.ts";
import { inLanguage } from "#app/i18n/site-address.ts";
import { sitePages } from "#app/shop/site/pages.ts";

/** A page in its languages, and the address that chooses one for its reader. */
type Page = {
  versions: { tag: string; path: string }[];
  anyLanguage: string;
  /** Milliseconds since 1970 in UTC. */
  changed?: number;
};

/**
 * The sitemap, with each page in each of its languages (https://www.sitemaps.org/protocol.html,
 * with Google's `xhtml:link` for languages).
 * @param origin the site's public origin, without a slash at its end.
 * @param products paths of cards and animations, and of the occasions that have any.
 * @param published when a design's page was last published, by its path without a slash before it, in
 *   milliseconds since 1970 in UTC. Of other pages nothing says when they changed, and a date that is
 *   not true is worse for them than none.
 */
export function sitemapOf(
  origin: string,
  {
    designs,
    products,
    published,
  }: {
    designs: readonly Pick<Design, "id" | "languages">[];
    products: string[];
    published: ReadonlyMap<string, number>;
  },
): string {
  const ours: Page[] = [...Object.values(sitePages).map(({ path }) => path), ...products].map(
    (path) => ({
      anyLanguage: escaped(path),
      versions: siteLanguages.map((code) => ({
        tag: bcp47(code),
        path: escaped(inLanguage(path, code)),
      })),
    }),
  );
  const templates = designs.map(({ id, languages }): Page => ({
    anyLanguage: `/templates/${id}`,
    changed: published.get(`templates/${id}`),
    versions: languages
      .filter((code) => offeredLanguages.includes(code))
      .map((code, index) => ({
        tag: bcp47(code),
        path: index === 0 ? `/templates/${id}` : `/templates/${id}/${code}`,
      })),
  }));
  const urls = [...ours, ...templates].flatMap(({ versions, anyLanguage, changed }) => {
    const links = [...versions, { tag: "x-default", path: anyLanguage }]
      .map(
        ({ tag, path }) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}"/>`,
      )
      .join("");
    const date = changed === undefined ? "" : `<lastmod>${isoDate(changed)}</lastmod>`;
    return versions.map(({ path }) => `<url><loc>${origin}${path}</loc>${date}${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("\n")}</urlset>\n`;
}

/** A W3C date and time in whole seconds, as sitemaps have it. */
function isoDate(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+/, "");
}

/** Of XML's special characters, addresses contain `&` alone. */
function escaped(address: string): string {
  return address.replaceAll("&", "&amp;");
}
