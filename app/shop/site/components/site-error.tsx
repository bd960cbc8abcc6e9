import { useTranslation } from "#app/i18n/use-translation.ts";
import { isRouteErrorResponse, useLocation } from "react-router";
import { languageOfLocale, siteLanguageOf } from "#app/i18n/languages.ts";
import { ErrorNotice } from "#app/shop/site/components/error-notice.tsx";
import { readerOf } from "#app/shop/site/notices.ts";
import { NotFoundArt } from "#app/components/not-found-art.tsx";
import { SitePage } from "#app/shop/site/components/site-page.tsx";
import { otherLanguage, sayLanguage } from "#app/i18n/site-address.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import missingCss from "#app/shop/site/components/missing-page.css?inline";

/**
 * Like `ErrorNotice`, with a 404 in the shop window's shell. A module of its own, because the root
 * is part of every page and must not bundle the shell.
 */
export function SiteError({ error }: { error: unknown }) {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const language = languageOfLocale(i18n.language);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing && readerOf(pathname, language) === "visitor" ? (
    <MissingPage language={siteLanguageOf(language)} />
  ) : (
    <ErrorNotice error={error} />
  );
}

/**
 * The 404 page, with links into the shop window. It does not depend on the address, so that a page
 * that must stay unknown looks like any other. Its links carry `lng`, because the language may be
 * that of the address and not of the visitor's cookie.
 */
function MissingPage({ language }: { language: "am" | "en" }) {
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
