import type { Design } from "#app/features/catalogue/schema.ts";
import { bcp47, offeredLanguages, siteLanguages } from "#app/i18n/languages.ts";
import { inLanguage } from "#app/i18n/site-address.ts";
import { sitePages } from "#app/features/site/pages.ts";

/**
 * The sitemap, with each page in each of its languages (https://www.sitemaps.org/protocol.html,
 * with Google's `xhtml:link` for languages).
 * @param origin the site's public origin, without a slash at its end.
 * @param products paths of cards and animations, and of the occasions that have any.
 */
export function sitemapOf(
  origin: string,
  {
    designs,
    products,
  }: { designs: readonly Pick<Design, "id" | "languages">[]; products: string[] },
): string {
  const ours = [...Object.values(sitePages).map(({ path }) => path), ...products].map((path) =>
    siteLanguages.map((code) => ({ tag: bcp47(code), path: escaped(inLanguage(path, code)) })),
  );
  const templates = designs.map(({ id, languages }) =>
    languages
      .filter((code) => offeredLanguages.includes(code))
      .map((code, index) => ({
        tag: bcp47(code),
        path: index === 0 ? `/templates/${id}` : `/templates/${id}/${code}`,
      })),
  );
  const urls = [...ours, ...templates].flatMap((versions) => {
    const links = versions
      .map(
        ({ tag, path }) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}"/>`,
      )
      .join("");
    return versions.map(({ path }) => `<url><loc>${origin}${path}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("\n")}</urlset>\n`;
}

/** Of XML's special characters, addresses contain `&` alone. */
function escaped(address: string): string {
  return address.replaceAll("&", "&amp;");
}
