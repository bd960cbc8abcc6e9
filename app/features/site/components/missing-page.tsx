import { useTranslation } from "react-i18next";
import { NotFoundArt } from "#app/components/not-found-art.tsx";
import { SitePage } from "#app/features/site/components/site-page.tsx";
import { otherLanguage } from "#app/i18n/site-address.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { sitePages } from "#app/features/site/pages.ts";
import missingCss from "#app/features/site/components/missing-page.css?inline";

/**
 * In place of a page that is not there: the way back into the shop window. It says nothing of the
 * address: one that must not be known to exist looks like any other. Its links say its language, which may
 * be that of a dead address and not the visitor's own.
 */
export function MissingPage({ language }: { language: "am" | "en" }) {
  const { t } = useTranslation();
  const hrefOf = (path: string) => sayLanguage(path, language);
  const title = t("invitation:error.not-found-title");
  return (
    <SitePage id={null} switchTo={otherLanguage("", language)} hrefOf={hrefOf} css={missingCss}>
      <title>{title}</title>
      <section className="band missing">
        <NotFoundArt />
        <h1 className="display">{title}</h1>
        <p>{t("site:missing.text")}</p>
        <p className="muted">{t("invitation:error.not-found-text")}</p>
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
