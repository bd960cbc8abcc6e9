import { useTranslation } from "react-i18next";
import { SitePage } from "#app/features/site/components/site-page.tsx";
import { sitePages } from "#app/features/site/pages.ts";
import type { SiteVisit } from "#app/features/site/page.server.ts";
import homeCss from "#app/features/site/components/home-page.css?inline";

/** The shop window itself: what we make, live, and the way to an order. */
export function HomePage({ visit }: { visit: SiteVisit }) {
  const { t } = useTranslation();
  return (
    <SitePage id="home" switchTo={visit.switchTo} cover css={homeCss}>
      <section className="band home-cover">
        <div>
          <h1 className="display">{t("site:home.heading")}</h1>
          <p className="lead">{t("site:home.lead")}</p>
          <p className="home-ways">
            <a className="button primary" href={sitePages.weblink.path}>
              {t("site:home.choose")}
            </a>
            <a className="button" href={sitePages.order.path}>
              {t("site:nav.order")}
            </a>
          </p>
        </div>
      </section>
    </SitePage>
  );
}
