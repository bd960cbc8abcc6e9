import type { SiteLanguage } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Price } from "#app/shop/catalogue/components/price.tsx";
import type { Prices } from "#app/shop/catalogue/schema.ts";
import { DashboardPicture } from "#app/shop/site/components/home-dashboard.tsx";
import { HostFeatures } from "#app/shop/site/components/host-features.tsx";
import { OrderCall } from "#app/shop/site/components/order-call.tsx";
import { PricedPage } from "#app/shop/site/components/priced-page.tsx";
import { demoDashboard } from "#app/shop/site/demos/dashboard.ts";
import type { Demo } from "#app/shop/site/demos/links.ts";
import type { SiteVisit } from "#app/shop/site/view.server.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import overviewCss from "#app/components/answers-overview.css?inline";
import dashboardCss from "#app/shop/site/components/home-dashboard.css?inline";
import hostsCss from "#app/shop/site/components/hosts-page.css?inline";

/** The names in the sample of a greeting: the first family of the dashboard to try. */
const greeted = ["aram", "nare", "gor", "mariam"] as const;

/** Extras for hosts with an invitation: a dashboard to try, its features, and what they cost. */
export function HostsPage({
  visit,
  prices,
  demos,
  hasDemo,
  today,
}: {
  visit: SiteVisit;
  prices: Prices;
  /** Published demos. */
  demos: readonly Demo[];
  /** The dashboard to try is there. */
  hasDemo: boolean;
  /** `2027-06-12`; the made-up answers end on it. */
  today: string;
}) {
  const { t } = useTranslation();
  const couple = [t("site:family.groom"), t("site:family.bride")].join(` ${t("words:and")} `);
  const names = greeted.map((name) => t(`site:family.names.${name}`));
  const family = [names.slice(0, -1).join(", "), names.at(-1)].join(` ${t("words:and")} `);
  return (
    <PricedPage
      id="hosts"
      switchTo={visit.switchTo}
      rates={prices.rates}
      css={overviewCss + dashboardCss + hostsCss}
    >
      <div className="hosts-head">
        <div className="page-head">
          <h1 className="display">{t("site:hosts.heading")}</h1>
          <p className="lead">{t("site:hosts.lead")}</p>
          <p className="ways">
            {hasDemo && (
              <a className="button primary" href={demoDashboard}>
                {t("site:hosts.try")}
              </a>
            )}
            <a className="button" href={sitePages.order.path}>
              {t("site:nav.order")}
            </a>
          </p>
        </div>
        <DashboardPicture names={couple} today={today} />
      </div>
      <section className="band tinted hosts-personal" aria-labelledby="personal">
        <div>
          <h2 className="display" id="personal">
            {t("site:hosts.personal.title")}
          </h2>
          <p className="lead">{t("site:hosts.personal.text")}</p>
          {hasDemo && (
            <p className="ways">
              <a className="button" href={`${demoDashboard}/guests/h1`}>
                {t("site:hosts.personal.open")}
              </a>
            </p>
          )}
        </div>
        <figure className="hosts-chat">
          <blockquote>
            <p className="hosts-card">
              <span className="display">{t("site:family.dear", { names: family })}</span>
              <span className="display">{couple}</span>
            </p>
            <p>{t("site:family.dear", { names: family })},</p>
            <p>{t("site:hosts.personal.chat")}</p>
          </blockquote>
          <figcaption className="muted">{t("site:hosts.personal.picture")}</figcaption>
        </figure>
      </section>
      <HostFeatures services={prices.services} demos={demos} hasDemo={hasDemo} />
      <Package prices={prices} language={visit.language} />
      <OrderCall />
    </PricedPage>
  );
}

/** The contents of the standard package and the extra costs, in one table. */
function Package({ prices, language }: { prices: Prices; language: SiteLanguage }) {
  const { t } = useTranslation();
  return (
    <section className="band tinted hosts-package" id="package" aria-labelledby="package-heading">
      <h2 className="display" id="package-heading">
        {t("site:hosts.package.heading")}
      </h2>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t("site:hosts.package.what")}</th>
            <th scope="col">{t("site:prices.price")}</th>
          </tr>
        </thead>
        <tbody>
          <tr className="hosts-whole">
            <th scope="row">{t("site:hosts.package.whole")}</th>
            <td>
              <Price price={prices.start} from />
            </td>
          </tr>
          {prices.standard.map((line) => (
            <tr key={line.en}>
              <th scope="row">{line[language]}</th>
              <td className="included">{t("site:hosts.package.included")}</td>
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr className="hosts-extras">
            <th scope="rowgroup" colSpan={2}>
              {t("site:prices.services")}
            </th>
          </tr>
          {prices.services.map(({ name, note, price, from }) => (
            <tr key={name.en}>
              <th scope="row">
                {name[language]}
                {note && <span className="muted">{note[language]}</span>}
              </th>
              <td>
                <Price price={price} from={from} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ways">
        <a className="button" href={sitePages.prices.path}>
          {t("site:hosts.package.all")}
        </a>
        <a className="button" href={`${sitePages.prices.path}#abroad`}>
          {t("site:prices.abroad.heading")}
        </a>
      </p>
    </section>
  );
}
