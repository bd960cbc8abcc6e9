import type { SiteLanguage } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { NotFoundArt } from "#app/components/not-found-art.tsx";
import { SitePage } from "#app/shop/site/components/site-page.tsx";
import { otherLanguage } from "#app/i18n/site-address.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import missingCss from "#app/shop/site/components/missing-page.css?inline";

/**
 * The 404 page, with links into the shop window. It does not depend on the address, so that a page
 * that must stay unknown looks like any other. Its links carry `lng`, because the language may be
 * that of the address and not of the visitor's cookie.
 */
export function MissingPage({ language }: { language: SiteLanguage }) {
  const { t } = useTranslation();
  const hrefOf = (path: string) => sayLanguage(path, language);
  const title = t("site:error.not-found.title");
  return (
    <SitePage id={null} switchTo={otherLanguage("", language)} hrefOf={hrefOf} css={missingCss}>
      <title>{title}</title>
      <section className="band missing">
        <NotFoundArt />
        <h1 className="display">{title}</h1>
        <p>{t("site:error.not-found.text")}</p>
        <p className="ways">
          <a className="button primary" href={hrefOf(sitePages.weblink.path)}>
            {t("site:missing.designs")}
          </a>
          <a className="button" href={hrefOf(sitePages.home.path)}>
            {t("site:missing.home")}
          </a>
        </p>
      </section>
    </SitePage>
  );
}
